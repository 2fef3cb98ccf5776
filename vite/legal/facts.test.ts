// R-LEGAL-6, R-LEGAL-7
import { readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { shownDate } from "../../app/document/shown-date.ts";
import { privacyLastModified, termsLastModified } from "../../content/legal-dates.ts";
import { storedData } from "../../content/stored-data.ts";
import { place } from "../../contract/company-facts.ts";
import { site } from "../../site.config.ts";
import { legalDocument } from "./document.ts";
import { foreignProcessors, legalFacts } from "./facts.ts";

describe("facts", () => {
  test("contain the texts of site.config.ts under their paths", () => {
    expect(legalFacts.texts.get("site.legalName")).toBe(site.legalName);
    expect(legalFacts.texts.get("site.phone.shown")).toBe(site.phone.shown);
  });

  test("contain dates like 28 February 2025", () => {
    expect(shownDate("2025-02-28")).toBe("28 February 2025");
    expect(legalFacts.texts.get("privacy.lastModified")).toBe(shownDate(privacyLastModified));
    expect(legalFacts.texts.get("terms.lastModified")).toBe(shownDate(termsLastModified));
  });

  test("name the processors outside Australia, or say that there are none", () => {
    expect(
      foreignProcessors([
        { who: "Mail relay", country: "United States" },
        { who: "Host", country: "Australia" },
        { who: "Archive", country: "France" },
      ]),
    ).toBe(
      "Outside Australia is our mail relay (United States), our archive (France). We stay answerable for what happens to your data there.",
    );
    expect(foreignProcessors([{ who: "Host", country: "Australia" }])).toBe(
      "All of them keep it in Australia.",
    );
  });
});

describe.each(["privacy", "terms"])("%s.md", (name) => {
  const markdown = readFileSync(`content/legal/${name}.md`, "utf8");

  test("is a complete document once its facts are filled in", () => {
    const { lead, sections } = legalDocument(markdown);
    expect(lead).toMatch(/^<p>.+<\/p>\n$/);
    expect(sections.filter(({ html }) => html === "")).toEqual([]);
  });

  test("uses placeholders in place of all facts", () => {
    const date = legalFacts.texts.get(`${name}.lastModified`);
    for (const fact of [site.name, site.phone.shown, site.email, place, site.abn, date]) {
      expect(markdown).not.toContain(fact);
    }
  });
});

test("privacy.md says why each kind of data is stored and how long it is kept", () => {
  const { sections } = legalDocument(readFileSync("content/legal/privacy.md", "utf8"));
  const { document } = parseHTML(sections.map(({ html }) => html).join(""));
  const rows = Array.from(document.querySelectorAll("tr"), ({ children }) =>
    Array.from(children, ({ textContent }) => textContent),
  );
  for (const { what, why, kept } of storedData) {
    expect(rows).toContainEqual([what, why]);
    expect(rows).toContainEqual([what, kept]);
  }
});
