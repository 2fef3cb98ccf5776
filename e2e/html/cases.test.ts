// R-SERVICES-4, R-WRITING-5, R-WRITING-6
import { describe, expect, test } from "vitest";
import { cases } from "../../content/pages/cases.ts";
import { addresses } from "../../contract/addresses.ts";
import { newestCase } from "../newest-case.ts";
import { byName, hrefOf, mainOf, regionNamed, textOf, textsOf } from "./built-page.ts";

const from = [addresses.presentation, addresses.services, addresses.about];

test.each(from)("%s links to the newest case, if there is one", (there) => {
  const links = Array.from(mainOf(there).querySelectorAll("a[href^='/cases/']"), (link) =>
    link.getAttribute("href"),
  );
  expect(links).toEqual(newestCase ? [newestCase.address] : []);
});

if (newestCase) {
  const { address, title, numbers, chapters, sections, opening, example, chart = "", price } = newestCase;
  const nameOf = ({ layer }: (typeof chapters)[number]) =>
    layer.name === newestCase?.cause ? `${layer.name}, ${cases.cause}` : layer.name;
  const days = opening.flatMap((part) => ("days" in part ? [part.days] : []));

  test.each(from)("%s shows the newest case in three numbers", (there) => {
    const strip = regionNamed(mainOf(there), title);
    expect(textsOf(strip, "li")).toEqual(numbers.map(({ number, of }) => `${number} ${of}`));
    expect(hrefOf(strip, cases.read)).toBe(address);
    if (example) expect(textOf(strip)).toContain(cases.sample.kind);
  });

  describe("the newest case", () => {
    const story = byName(mainOf(address), "article", title);

    test("has a chapter for each layer, followed by the other sections", () => {
      expect(textsOf(story, "h1")).toEqual([title]);
      expect(textsOf(story, "h2")).toEqual([
        ...chapters.map((chapter) => `${nameOf(chapter)}: ${chapter.title}`),
        ...sections.map((section) => section.title),
      ]);
      if (price) expect(textOf(byName(story, "dl"))).toContain(price);
      if (example) expect(textsOf(story, "p")).toContain(cases.sample.note);
    });

    if (days.length > 0)
      test("shows its days in a chart with an axis and a unit, and in a table", () => {
        const drawn = Array.from(
          story.querySelectorAll("[role=img][aria-label] text"),
          (text) => text.textContent,
        );
        const label = story.querySelector("[role=img]")?.getAttribute("aria-label");
        expect(label).toBe(`${chart}. ${cases.chart.table}`);
        const tables = Array.from(story.querySelectorAll("table"));
        for (const [index, { unit, days: each }] of days.entries()) {
          const values = each.map(({ value }) => value.toLocaleString("en-AU"));
          expect(drawn).toEqual(expect.arrayContaining([unit.toLowerCase(), ...values]));
          const rows = tables[index] ? textsOf(tables[index], "tbody tr") : [];
          expect(rows).toEqual(
            each.map(({ value, layer }) =>
              expect.stringMatching(new RegExp(`${value.toLocaleString("en-AU")} ?${layer.name}`)),
            ),
          );
        }
      });
  });
}
