import type { Page } from "@playwright/test";
import { cases } from "../../content/pages/cases.ts";
import { addresses } from "../../contract/addresses.ts";
import { newestCase } from "../newest-case.ts";
import { expect, test } from "../site.ts";

if (newestCase) {
  const { address, title, numbers, chapters, sections, opening, example, chart = "", price } = newestCase;
  const nameOf = ({ layer }: (typeof chapters)[number]) =>
    layer.name === newestCase?.cause ? `${layer.name}, ${cases.cause}` : layer.name;
  const days = opening.flatMap((part) => ("days" in part ? [part.days] : []));

  test.describe("the newest case", () => {
    for (const from of [addresses.presentation, addresses.services, addresses.about]) {
      test(`stands on ${from} in three numbers, and is reached from there`, async ({ page }) => {
        await page.goto(from);
        const strip = page.getByRole("region", { name: title });
        await expect(strip.getByRole("listitem")).toHaveText(
          numbers.map(({ number, of }) => `${number} ${of}`),
        );
        if (example) await expect(strip.getByText(cases.sample.kind)).toBeVisible();
        await strip.getByRole("link", { name: cases.read }).click();
        await expect(page).toHaveURL(address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      });
    }

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("has a chapter for each layer, and below them the rest", async ({ page }) => {
        await page.goto(address);
        const story = page.getByRole("article", { name: title });
        await expect(story.getByRole("heading", { level: 2 })).toHaveText([
          ...chapters.map((chapter) => `${nameOf(chapter)}: ${chapter.title}`),
          ...sections.map(({ title }) => title),
        ]);
        if (price) await expect(story.locator("dl")).toContainText(price);
        if (example) await expect(story.getByText(cases.sample.note)).toBeVisible();
      });

      test("draws its days with an axis and its unit, and has them in a table too", async ({ page }) => {
        test.skip(days.length === 0);
        await page.goto(address);
        const drawn = page.getByRole("img", { name: chart });
        await expect(drawn).toBeVisible();
        const texts = await drawn.locator("text").allTextContents();
        for (const { unit, days: each } of days) {
          expect(texts).toContain(unit.toLowerCase());
          expect(texts).toEqual(
            expect.arrayContaining(each.map(({ value }) => value.toLocaleString("en-AU"))),
          );
          const rows = page.getByRole("table").first().getByRole("row");
          await expect(rows).toHaveCount(each.length + 1);
          for (const [index, { value, layer }] of each.entries()) {
            await expect(rows.nth(index + 1)).toContainText(value.toLocaleString("en-AU"));
            await expect(rows.nth(index + 1)).toContainText(layer.name);
          }
        }
      });
    });

    for (const width of [768, 1440]) {
      test(`at ${width} px the core goes on beside its chapters, without a gap`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        const pieces = await corePieces(page);
        expect(pieces).toHaveLength(chapters.length + 1);
        for (const [index, piece] of pieces.entries()) {
          const below = pieces[index + 1];
          if (below) expect(piece.bottom).toBeGreaterThan(below.top);
          expect(piece.left).toBe(pieces[0]?.left);
        }
        for (const chapter of await page.getByRole("article").locator("section h2").all()) {
          const words = await chapter.boundingBox();
          const inCore = pieces.some(({ top, bottom }) => words && words.y > top && words.y < bottom);
          if (inCore) expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThan(pieces[0]?.left ?? 0);
        }
      });
    }

    test("at 390 px each chapter begins with a slice of the core", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address);
      for (const { title } of chapters) {
        const chapter = page.getByRole("region", { name: title });
        const [slice, heading] = await Promise.all([
          chapter.locator("div").first().boundingBox(),
          chapter.getByRole("heading").boundingBox(),
        ]);
        expect((slice?.y ?? 0) + (slice?.height ?? 0)).toBeLessThan(heading?.y ?? 0);
        expect(slice?.height).toBeGreaterThan(100);
      }
    });
  });
}

/** In the order of the page. */
function corePieces(page: Page) {
  return page.locator("[data-core]").evaluateAll((sides) =>
    sides.map((side) => {
      const { left, top, bottom } = (side.firstElementChild ?? side).getBoundingClientRect();
      return { left, top, bottom };
    }),
  );
}
