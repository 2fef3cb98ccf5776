// R-SAMPLE-12 to R-SAMPLE-14
import { expect, test } from "vitest";
import { builtPage, byName, mainOf, nameOf, textsOf } from "../built-page.ts";
import { previewOf } from "./example.ts";

const navTabs = "/sections/navigation/nav-tabs";
const navbars = "/sections/navigation/navbars";
const pagination = "/sections/navigation/pagination";

test.each(["Simple", "Icons", "Vertical"])("the %s tabs show My Profile and its panel first", (title) => {
  const example = previewOf(navTabs, title);
  expect(textsOf(example, "[role=tab]")).toEqual(["My Profile", "Dashboard", "Payments"]);
  expect(textsOf(example, "[role=tab][aria-selected=true]")).toEqual(["My Profile"]);
  expect(nameOf(byName(example, "[role=tabpanel][data-selected]"))).toBe("My Profile");
  expect(example.querySelectorAll("[role=tab] svg")).toHaveLength(title === "Icons" ? 3 : 0);
});

test("each example's navigation bar has a name other than that of the site's own bar", () => {
  const banner = byName(builtPage(navbars), "header:not(main header)");
  expect(byName(banner, "nav:not(dialog nav)", "Main")).toBeDefined();
  for (const name of ["Dark navbar", "Light navbar", "White text", "Dark text", "Sticky navbar"])
    expect(byName(mainOf(navbars), "nav:not(dialog nav)", name)).toBeDefined();
});

test("in the pagination, page two of five is current, and each page is a link", () => {
  const simple = byName(mainOf(pagination), "nav", "Simple");
  expect(textsOf(simple, "a[href='#simple']")).toEqual([
    "Previous",
    ...[1, 2, 3, 4, 5].map((page) => `Page ${page}`),
    "Next",
  ]);
  expect(textsOf(simple, "[aria-current=page]")).toEqual(["Page 2"]);
});
