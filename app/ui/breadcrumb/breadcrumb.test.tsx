import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Breadcrumb } from "./breadcrumb.tsx";

test("links lead up, the last item is the page, and what leads nowhere is text", () => {
  const items = [
    { label: "Home", route: "/" },
    { label: "Sections", route: "#" },
    { label: "Elements" },
    { label: "Buttons", route: "/sections/elements/buttons" },
  ];
  const html = renderToStaticMarkup(<Breadcrumb items={items} />);
  expect(html.match(/<a href="[^"]*">[^<]*<\/a>/g)).toEqual(['<a href="/">Home</a>']);
  expect(html).toContain("<span>Sections</span>");
  expect(html).toContain("<span>Elements</span>");
  expect(html).toContain('<span aria-current="page">Buttons</span>');
});
