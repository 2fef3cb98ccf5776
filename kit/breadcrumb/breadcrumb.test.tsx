// R-KIT-15
import { expect, test } from "vitest";
import { rendered, textsOf } from "../rendered.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

test("a breadcrumb has links, its last item is the current page, and items without an address are text", () => {
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
