import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { storedData } from "../../../content/stored-data.ts";
import { site } from "../../../site.config.ts";
import { legalDocument } from "./legal-document.ts";
import { abroad, legalFacts } from "./legal-facts.ts";
import { fillPlaceholders } from "./placeholders.ts";

describe("facts", () => {
  test("hold the texts of site.config.ts by their path", () => {
    expect(legalFacts.texts.get("site.legalName")).toBe(site.legalName);
    expect(legalFacts.texts.get("site.phone.shown")).toBe(site.phone.shown);
  });

  test("write a day as people do", () => {
    expect(legalFacts.texts.get("privacy.lastModified")).toBe("28 February 2025");
    expect(legalFacts.texts.get("terms.lastModified")).toBe("28 February 2025");
  });

  test("say who works outside Australia, or that nobody does", () => {
    expect(
      abroad([
        { who: "Mail relay", country: "United States" },
        { who: "Host", country: "Australia" },
        { who: "Archive", country: "France" },
      ]),
    ).toBe(
      "Outside Australia is our mail relay (United States), our archive (France). We stay answerable for what happens to your data there.",
    );
    expect(abroad([{ who: "Host", country: "Australia" }])).toBe("All of them keep it in Australia.");
  });
});

describe.each(["privacy", "terms"])("%s.md", (name) => {
  const markdown = readFileSync(`content/legal/${name}.md`, "utf8");

  test("is a whole document once its facts are filled in", () => {
    const { lead, sections } = legalDocument(fillPlaceholders(markdown, legalFacts));
    expect(lead).toMatch(/^<p>.+<\/p>\n$/);
    expect(sections.filter(({ html }) => html === "")).toEqual([]);
  });

  test("types none of the facts by hand", () => {
    for (const fact of [site.name, site.phone.shown, site.email, site.city, site.abn]) {
      expect(markdown).not.toContain(fact);
    }
    expect(markdown).not.toMatch(/February|2025/);
  });
});

test("privacy.md says of everything stored why, and how long it is kept", () => {
  const markdown = readFileSync("content/legal/privacy.md", "utf8");
  const { sections } = legalDocument(fillPlaceholders(markdown, legalFacts));
  const collected = textOf(sections.find(({ id }) => id === "data-we-collect")?.html);
  const retention = textOf(sections.find(({ id }) => id === "how-long-we-keep-it")?.html);
  for (const { what, why, kept } of storedData) {
    expect(collected).toContain(`${what} ${why}`);
    expect(retention).toContain(`${what} ${kept}`);
  }
});

function textOf(html = ""): string {
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
