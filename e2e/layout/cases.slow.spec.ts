import type { Page } from "@playwright/test";
import { newestCase } from "../newest-case.ts";
import { expect, test } from "../site.ts";

if (newestCase) {
  const { address, chapters } = newestCase;

  test("the core is continuous beside the chapters of the newest case; on a phone each begins with a slice of it", async ({
    page,
  }) => {
    await page.goto(address);
    for (const width of [768, 1440]) {
      await test.step(`there is no gap at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
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

    await page.setViewportSize({ width: 390, height: 844 });
    for (const { title } of chapters) {
      const chapter = page.getByRole("region", { name: title });
      const slice = await chapter.locator("div").first().boundingBox();
      const heading = await chapter.getByRole("heading").boundingBox();
      expect((slice?.y ?? 0) + (slice?.height ?? 0), title).toBeLessThan(heading?.y ?? 0);
      expect(slice?.height, title).toBeGreaterThan(100);
    }
  });
}

/** The positions of the drill core's pieces, in document order. */
function corePieces(page: Page) {
  return page.locator("[data-core]").evaluateAll((sides) =>
    sides.map((side) => {
      const { left, top, bottom } = (side.firstElementChild ?? side).getBoundingClientRect();
      return { left, top, bottom };
    }),
  );
}
