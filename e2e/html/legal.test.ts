// R-LEGAL-1 to R-LEGAL-11
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { shownDate } from "../../app/document/shown-date.ts";
import { legal } from "../../content/legal.ts";
import { privacyLastModified, termsLastModified } from "../../content/legal-dates.ts";
import { storedData } from "../../content/stored-data.ts";
import { addresses } from "../../contract/addresses.ts";
import { site } from "../../site.config.ts";
import { isExample } from "../is-example.ts";
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

describe.runIf(isExample)("the example company's legal text", () => {
  const sections = {
    privacy: [
      "Contacting the data controller",
      "Purpose of this policy",
      "GDPR",
      "Consent",
      "Legal basis",
      "Data we collect",
      "How we use it",
      "How we share it",
      "How long we keep it",
      "How we protect it",
      "Your rights",
      "Children under 16",
      "Access, modify, delete",
      "Cookies",
      "Changes",
    ],
    terms: [
      "Introduction",
      "Intellectual property",
      "User comments",
      "Accounts",
      "Sale of goods and services",
      "Payments",
      "Consumer law",
      "Liability",
      "Indemnity",
      "Governing law",
      "Severability",
      "Changes",
    ],
  };

  test.each(["privacy", "terms"] as const)(
    "has the required sections of %s, last modified in 2025",
    (name) => {
      const main = mainOf(addresses[name]);
      expect(textsOf(byName(main, "nav", "Contents"), "a")).toEqual(sections[name]);
      expect(textOf(main)).toContain("Last modified 28 February 2025");
    },
  );

  test.each([
    ["privacy", "Your rights", "we answer within 30 days"],
    ["privacy", "Your rights", "oaic.gov.au"],
    ["privacy", "Your rights", "edpb.europa.eu"],
    ["terms", "Payments", "You can pay by credit card or by PayPal."],
    ["terms", "Consumer law", "guarantees that cannot be excluded under the Australian Consumer Law"],
    ["terms", "Governing law", "governed by the law of New South Wales, Australia"],
  ] as const)("in %s, section “%s” says “%s”", (name, title, words) => {
    expect(textOf(sectionOf(name, title))).toContain(words);
  });

  test("never sells data, lists what it collects, and links from the introduction of the terms to the policy", () => {
    expect(textOf(mainOf(addresses.privacy))).toContain(`${site.legalName} never sells data.`);
    const [collected] = sectionOf("privacy", "Data we collect").querySelectorAll("table");
    expect(collected && textsOf(collected, "tbody td:first-child")).toEqual([
      "Name",
      "Email address",
      "Username",
      "Access date and time",
      "Pages visited",
    ]);
    const link = byName(sectionOf("terms", "Introduction"), "a", "privacy policy");
    expect(link.getAttribute("href")).toBe(addresses.privacy);
  });

  function sectionOf(name: keyof typeof sections, title: string): Element {
    return regionNamed(mainOf(addresses[name]), `${sections[name].indexOf(title) + 1} ${title}`);
  }
});
