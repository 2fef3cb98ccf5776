import { addresses } from "../../contract/addresses.ts";
import { expect, test } from "../site.ts";

/** The y of the drawn surface, bench and floor, and the width and the x of two walls in `apps-pit-*.svg`. */
const pit = { height: 592, steps: [90, 290, 474] };
const pits = new Map([
  [992, { width: 1240, walls: [455, 755] }],
  [1440, { width: 1440, walls: [510, 890] }],
]);

test("each app stands on its step of the pit, slightly sunk in, and its column ends at the pit's wall", async ({
  page,
}) => {
  await page.goto(addresses.apps);
  const articles = page.getByRole("article");
  const steps = pit.steps.map((step) => pit.height - step);
  for (const width of [992, 1240, 1440, 2560]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      // Scrolls to the pictures to load them, because they are lazy and differ between widths.
      for (const picture of await page.locator("main picture img").all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty("complete", true);
      }
      const shown = await page.locator("picture img[src*=apps-pit]").boundingBox();
      const floor = Math.round((shown?.y ?? 0) + (shown?.height ?? 0));
      const feet: number[] = [];
      for (const image of await articles.locator("img").all()) {
        const box = await image.boundingBox();
        feet.push(Math.round((box?.y ?? 0) + (box?.height ?? 0)));
        // If the `img` and its drawing had different aspect ratios, the drawing would be centred in the `img` and float
        // above its step of the drawn pit.
        const shape = await image.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(shape, 1);
      }
      expect(feet).toHaveLength(steps.length);
      for (const [index, step] of steps.entries()) {
        const height = floor - (feet[index] ?? 0);
        expect(height).toBeLessThanOrEqual(step);
        expect(height).toBeGreaterThanOrEqual(step - 8);
      }

      const drawn = pits.get(width);
      if (!drawn) return;
      const ends = await articles.evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect().right - innerWidth / 2),
      );
      expect(ends.slice(0, 2)).toEqual(drawn.walls.map((wall) => wall - drawn.width / 2));
    });
  }
});
