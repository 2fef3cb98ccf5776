// R-PAGE-1
import { contrastViolationsIn } from "../axe.ts";
import { hiddenColours } from "../hidden-colours.ts";
import { expect, test } from "./bench.ts";

test("all text of every example has enough contrast in both themes, even what is hidden at first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => window.examples.show());
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect.soft(await contrastViolationsIn(page, "html"), colorScheme).toEqual([]);
  }
  expect(await hiddenColours(page)).toEqual([]);
});
