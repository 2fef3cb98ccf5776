// R-SHOW-12
import { expect, test } from "vitest";
import { guideNames } from "../../../content/showcase/guides.ts";
import { catalogue } from "../../../showcase/catalogue.ts";
import { builtFile, byName, mainOf, regionNamed } from "../built-page.ts";

const overview = mainOf("/sections");
const linksIn = (root: ParentNode) =>
  Array.from(root.querySelectorAll("a:not([inert] *)"), (link: Element) => link.getAttribute("href") ?? "");

test("the overview begins with links to its sections", () => {
  const parts = Array.from(overview.querySelectorAll("section[id]"), ({ id }: Element) => `#${id}`);
  expect(linksIn(byName(overview, "nav", "On this page"))).toEqual(parts);
});

test("the overview links to every page by its title", () => {
  for (const { family, name, title } of catalogue) {
    const link = byName(byName(overview, `#${family}`), "a:not([inert] *)", title);
    expect(link.getAttribute("href")).toBe(`/sections/${family}/${name}`);
  }
});

test("the overview links to the sample pages, each with its picture, and each page exists", () => {
  const wholePages = regionNamed(overview, "Whole Pages");
  expect(linksIn(wholePages)).toHaveLength(13);
  expect(wholePages.querySelectorAll("img[src]")).toHaveLength(13);
  for (const address of linksIn(wholePages)) expect(builtFile(`${address}/index.html`)).toContain("<h1");
});

test("the overview links to the components and to each guide", () => {
  const modal = byName(regionNamed(overview, "Components"), "a:not([inert] *)", "Modal");
  expect(modal.getAttribute("href")).toBe("/sections/components/modal");
  expect(linksIn(regionNamed(overview, "Guides"))).toHaveLength(guideNames.length);
});

test("without JavaScript, the search button links to the overview", () => {
  const search = byName(mainOf("/sections/elements/buttons"), "a[data-opens-search]");
  expect(search.getAttribute("href")).toBe("/sections");
});
