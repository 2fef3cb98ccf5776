// R-SHOW-2
import { expect, test } from "vitest";
import { byName, mainOf, regionNamed, textOf, textsOf } from "../built-page.ts";

const buttons = "/sections/elements/buttons";
const sizes = regionNamed(mainOf(buttons), "Sizes");
const alone = mainOf(`${buttons}/sizes`);

test("an example has a preview, which is shown first, its code, its markup, and a link to its file", () => {
  expect(textsOf(sizes, "[role=tab]")).toEqual(["Preview", "Code", "HTML"]);
  expect(textsOf(sizes, "[role=tab][aria-selected=true]")).toEqual(["Preview"]);
  const panel = (name: string) => byName(sizes, "[role=tabpanel]", name);
  expect(panel("Preview").hasAttribute("data-shown")).toBe(true);
  expect(panel("Code").hasAttribute("data-shown")).toBe(false);
  expect(textOf(panel("Code"))).toContain("export default function ButtonSizes");
  expect(textOf(panel("HTML"))).toContain('<button type="button"');
  expect(byName(sizes, "a", "sizes.tsx").getAttribute("href")).toBe(`${buttons}/sizes.tsx`);
});

test("a page of examples has a Copy page button; the page of a single example has none", () => {
  expect(textsOf(mainOf(buttons), "button")).toContain("Copy page");
  expect(textsOf(alone, "button")).not.toContain("Copy page");
});

test("a page ends with how to install the kit and links to the components that it uses", () => {
  const home = regionNamed(mainOf(buttons), "Take it home");
  expect(textsOf(home, "li")[0]).toMatch(/=https?:\/\/[^/]+\/r\/\{name\}\.json/);
  expect(byName(home, "a", "button").getAttribute("href")).toBe("/sections/components/button");
  const ofOne = regionNamed(mainOf(`${buttons}/with-icon`), "Take it home");
  expect(textsOf(ofOne, "a")).toEqual(["Take it home", "registry", "button", "icon"]);
});
