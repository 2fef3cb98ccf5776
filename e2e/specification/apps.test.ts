// R-APPS-1 to R-APPS-3
import { expect, test } from "vitest";
import { addresses } from "../../contract/addresses.ts";
import { byName, mainOf, nameOf, textOf, textsOf } from "../html/built-page.ts";

test("the apps page has the required wording", () => {
  const main = mainOf(addresses.apps);
  const card = (name: string) => byName(main, "article", name);
  expect(textsOf(main, "h1")).toEqual(["Coming Soon"]);
  expect(Array.from(main.querySelectorAll("button"), nameOf)).toEqual(Array(3).fill("Coming Soon"));
  expect(textOf(card("SizeIt"))).toContain("Track and convert clothing sizes for the family");
  expect(textsOf(card("Notebook Apps"), "li")).toEqual([
    "Developers' Notebook",
    "Engineers' Notebook",
    "Administrators' Notebook",
  ]);
  expect(textOf(card("Ultimate MacBook Build"))).toContain("A custom laptop build");
});
