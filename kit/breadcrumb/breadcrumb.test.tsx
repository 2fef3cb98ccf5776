// R-KIT-15
import { expect, test } from "vitest";
import { rendered, textsOf } from "../rendered.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

test("links lead up, the last item is the page, and what leads nowhere is text", () => {
  const items = [
    { label: "Home", href: "/" },
    { label: "Sections", href: "#" },
    { label: "Elements" },
    { label: "Buttons", href: "/sections/elements/buttons" },
  ];
  const page = rendered(<Breadcrumb items={items} />);
  expect(textsOf(page, "a")).toEqual(["Home"]);
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/");
  expect(textsOf(page, "span:not([aria-current])")).toEqual(["Sections", "Elements"]);
  expect(textsOf(page, "span[aria-current=page]")).toEqual(["Buttons"]);
});
