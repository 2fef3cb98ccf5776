// R-KIT-22
import { expect, test } from "./bench.ts";

test("no component fails, loses anything or reports anything in StrictMode, when React hides, suspends or unmounts it open, its data comes late or shrinks, or a number is none", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const name of await page.evaluate(() => window.lives.names))
    expect.soft(await page.evaluate((name) => window.lives.faultsOf(name), name), name).toEqual([]);
});
