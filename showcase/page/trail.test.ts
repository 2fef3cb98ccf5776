// R-SHOW-6
import { expect, test } from "vitest";
import { trailOf } from "./trail.ts";

const known = new Map([
  ["/sections", "Sections"],
  ["/sections/page-sections/faq", "FAQ"],
]);

test("a page's breadcrumb has the parts of its address", () => {
  expect(trailOf("/sections/page-sections/faq", known)).toEqual([
    { label: "Home", href: "/" },
    { label: "Sections", href: "/sections" },
    { label: "Page Sections" },
    { label: "FAQ", href: "/sections/page-sections/faq" },
  ]);
});

test("a part without a page has no link", () => {
  expect(trailOf("/sections/elements", known).at(-1)).toEqual({ label: "Elements" });
});
