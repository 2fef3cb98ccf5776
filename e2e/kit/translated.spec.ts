// R-WIDGET-21
import { expect, test } from "./bench.ts";
import type { Difference } from "./translated-bench.tsx";

test("every component updates its text in a page that the browser has translated", async ({ page }) => {
  await page.clock.install({ time: new Date("2027-03-09T12:00") });
  await page.clock.pauseAt(new Date("2027-03-09T13:00"));
  const found: Record<string, Difference> = {};
  for (const name of await page.evaluate(() => window.translated.names)) {
    const shown = await page.evaluate((name) => window.translated.show(name), name);
    const pressed = await page.evaluate(() => window.translated.press());
    await page.clock.runFor(6000);
    const later = await page.evaluate(() => window.translated.difference());
    const difference = shown ?? pressed ?? later;
    if (difference) found[name] = difference;
  }
  expect(found).toEqual({});
});

test("no component shows English words of its own that no prop replaces", async ({ page }) => {
  const found: Record<string, string[]> = {};
  for (const name of await page.evaluate(() => window.translated.names)) {
    const words = await page.evaluate((name) => window.translated.ownWords(name), name);
    if (words.length > 0) found[name] = words;
  }
  // A hidden button of Base UI, whose label no prop replaces.
  expect(found).toEqual({ SearchSelect: ["Dismiss"] });
});
