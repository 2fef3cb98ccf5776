// R-APPS-1 to R-APPS-3
import { expect, test } from "vitest";
import { apps } from "../../content/pages/apps.ts";
import { addresses } from "../../contract/addresses.ts";
import { isExample } from "../is-example.ts";
import { byName, hrefOf, mainOf, textOf, textsOf } from "./built-page.ts";

const { sizeIt, notebooks, macBook } = apps;
const names = [sizeIt.title, notebooks.title, macBook.title];
const main = mainOf(addresses.apps);
const card = (name: string) => byName(main, "article", name);

test("the apps page has its title and three cards", () => {
  expect(textsOf(main, "h1")).toEqual([apps.title]);
  expect(textsOf(main, "article h2")).toEqual(names);
  expect(textOf(card(sizeIt.title))).toContain(sizeIt.purpose);
  expect(textsOf(card(notebooks.title), "li")).toEqual(notebooks.names);
  expect(textOf(card(macBook.title))).toContain(macBook.purpose);
  expect(hrefOf(main, apps.newsletter)).toBe(addresses.newsletter);
});

test.each(names)("%s has a disabled button that Tab skips, and no dead link", (name) => {
  const action = byName(card(name), "button", apps.action);
  expect(action.getAttribute("aria-disabled")).toBe("true");
  expect(action.getAttribute("tabindex")).toBe("-1");
  expect(action.getAttribute("aria-describedby")).toBe(byName(card(name), "h2", name).id);
  expect(card(name).querySelectorAll("a")).toHaveLength(0);
});

test.runIf(isExample)("the apps page has the required wording", () => {
  expect(apps).toMatchObject({
    title: "Coming Soon",
    action: "Coming Soon",
    sizeIt: { title: "SizeIt", purpose: "Track and convert clothing sizes for the family" },
    notebooks: {
      title: "Notebook Apps",
      names: ["Developers' Notebook", "Engineers' Notebook", "Administrators' Notebook"],
    },
    macBook: { title: "Ultimate MacBook Build", purpose: "A custom laptop build" },
  });
});
