// R-PAGE-3
import { expect, test } from "./bench.ts";
import { outOfReach, wrongAfterEscape } from "./opened.ts";

for (const [width, height, fontSize] of [
  [667, 375, ""],
  [1280, 720, "200%"],
] as const)
  test(`at ${width} × ${height} pixels${fontSize && ", with text at 200 %"}, nothing in a component with forty entries is out of reach`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, fontSize);
    for (const place of [
      "on its own",
      "in a modal",
      "in a popover",
      "in a card that moves and clips",
    ] as const)
      expect.soft(await outOfReach(page, place)).toEqual({});
  });

test("Escape in a popover closes only what is on top", async ({ page }) => {
  expect(await wrongAfterEscape(page, "in a popover")).toEqual({});
});
