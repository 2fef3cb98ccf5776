// R-LEGAL-1, R-LEGAL-2, R-LEGAL-6, R-LEGAL-7, R-LEGAL-9
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { shownDate } from "../../app/document/shown-date.ts";
import { legal } from "../../content/legal.ts";
import { privacyLastModified, termsLastModified } from "../../content/legal-dates.ts";
import { storedData } from "../../content/stored-data.ts";
import { addresses } from "../../contract/addresses.ts";
import { site } from "../../site.config.ts";
import { byName, mainOf, regionNamed, textOf, textsOf } from "./built-page.ts";

describe.each([
  { name: "privacy", lastModified: privacyLastModified },
  { name: "terms", lastModified: termsLastModified },
] as const)("the $name page", ({ name, lastModified }) => {
  const main = mainOf(addresses[name]);
  const text = readFileSync(`content/legal/${name}.md`, "utf8");
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, section = ""]) => section);

  test("has every section of its text, numbered and in order", () => {
    expect(textsOf(main, "h1")).toEqual([legal[name].title]);
    expect(textsOf(main, "h2")).toEqual([
      legal.contents,
      ...sections.map((section, index) => `${index + 1} ${section}`),
    ]);
  });

  test("says when it was last modified", () => {
    const date = byName(main, "header time");
    expect(textOf(date)).toBe(shownDate(lastModified));
    expect(date.getAttribute("dateTime")).toBe(lastModified);
    expect(textsOf(main, "header p:has(time)")).toEqual([`${legal.lastModified} ${shownDate(lastModified)}`]);
  });

  test("has a table of contents with a link to each section", () => {
    const links = Array.from(
      byName(main, "nav", legal.contents).querySelectorAll("a"),
      (link: Element) => link,
    );
    expect(links.map(textOf)).toEqual(sections);
    for (const [index, link] of links.entries()) {
      const heading = byName(main, `[id="${link.getAttribute("href")?.slice(1)}"]`);
      expect(textOf(heading)).toBe(`${index + 1} ${sections[index]}`);
      expect(regionNamed(main, textOf(heading))).toBe(heading.parentElement);
    }
  });
});

describe("the privacy policy", () => {
  const main = mainOf(addresses.privacy);

  test("says how to reach the company", () => {
    const linked = (href: string) => textsOf(main, `a[href="${href}"]`);
    expect(linked(`mailto:${site.email}`)).toContain(site.email);
    expect(linked(`tel:${site.phone.dialled}`)).toContain(site.phone.shown);
    expect(linked(addresses.contact)).not.toEqual([]);
  });

  test("lists everything that is stored, why, and for how long", () => {
    expect(cellsUnder("Why")).toEqual(storedData.flatMap(({ what, why }) => [what, why]));
    expect(cellsUnder("How long")).toEqual(storedData.flatMap(({ what, kept }) => [what, kept]));
  });

  test("names who handles data for us, and where", () => {
    expect(cellsUnder("For what")).toEqual(
      site.processors.flatMap(({ who, task, country }) => [`${who}, ${country}`, task]),
    );
  });

  function cellsUnder(header: string): string[] {
    const tables = Array.from(main.querySelectorAll("table"), (table: Element) => table);
    const table = tables.find((each) => textsOf(each, "th").includes(header));
    return table ? textsOf(table, "td") : [];
  }
});

test("the terms link to the privacy policy", () => {
  expect(textsOf(mainOf(addresses.terms), `a[href="${addresses.privacy}"]`)).not.toEqual([]);
});
