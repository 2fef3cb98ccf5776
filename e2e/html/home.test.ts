// R-HOME-1 to R-HOME-6
import { expect, test } from "vitest";
import { home } from "../../content/pages/home.ts";
import { addresses } from "../../contract/addresses.ts";
import { site } from "../../site.config.ts";
import { isExample } from "../is-example.ts";
import { newestArticle } from "../newest-article.ts";
import { byName, mainOf, regionNamed, textOf, textsOf } from "./built-page.ts";

const main = mainOf(addresses.presentation);

test("the home page opens with the tagline and what the company does", () => {
  expect(textsOf(main, "h1")).toEqual([site.tagline]);
  expect(textsOf(main, "p.lead")).toContain(home.lead);
  const hrefOf = (name: string) => byName(main, "a", name).getAttribute("href");
  expect(hrefOf(home.describe)).toBe(addresses.contact);
  expect(hrefOf(home.seeServices)).toBe(addresses.services);
});

test("the home page has the info cards, each with a different drawing", () => {
  const workshop = regionNamed(main, home.workshop.title);
  const titles = home.workshop.cards.map(({ title }) => title);
  expect(textsOf(workshop, "h3")).toEqual(titles);
  const drawings = Array.from(workshop.querySelectorAll("img"), (image) => image.getAttribute("src"));
  expect(new Set(drawings.filter(Boolean)).size).toBe(titles.length);
});

test("the home page lists the five layers of the drawing as text, from top to bottom", () => {
  const layers = byName(main, "ol", "The layers of the stack");
  expect(textsOf(layers, "a")).toEqual(home.layers.map(({ name }) => name));
});

test.each(newestArticle ? [newestArticle] : [])(
  "the newest article's card has its title, category, summary, author and date, and links to it",
  ({ title, summary, author, date, category, address }) => {
    const card = byName(main, "article");
    expect(textOf(byName(card, "h2"))).toBe(title);
    for (const words of [category ?? home.article.category, summary, author]) {
      expect(textOf(card)).toContain(words);
    }
    expect(byName(card, "time").getAttribute("dateTime")).toBe(date);
    expect(byName(card, "h2 a").getAttribute("href")).toBe(address);
  },
);

test.runIf(isExample)("the home page has the required wording", () => {
  expect([site.tagline, home.lead]).toEqual([
    "From the top to bottom of your stack",
    "Software Development, Engineering, DevOps, Consulting.",
  ]);
  expect(home.workshop.cards.map(({ title }) => title)).toEqual([
    "Software Development",
    "Engineering",
    "DevOps",
    "Consulting",
  ]);
  expect(textOf(byName(main, "article"))).toContain("AI insights");
});
