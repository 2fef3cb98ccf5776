// R-SHOW-6, R-DEV-9
import { expect, test } from "vitest";
import { builtPage, byName, mainOf, textsOf } from "../built-page.ts";

const theming = "/sections/guides/theming";

test("a guide has breadcrumbs, a table of contents and a copy button", () => {
  const trail = byName(builtPage(theming), "nav", "Breadcrumb");
  expect(textsOf(trail, "li")).toEqual(["Home", "Sections", "Guides", "Theming"]);
  const contents = byName(builtPage(theming), "aside", "On this page");
  const part = byName(contents, "a", "Every token").getAttribute("href") ?? "";
  expect(textsOf(mainOf(theming), `${part} h2`)).toEqual(["Every token"]);
  expect(textsOf(mainOf(theming), "button")).toContain("Copy page");
});
