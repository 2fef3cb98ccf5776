// R-KIT-22
import { expect, test } from "./bench.ts";

test("every form control shows, sends and reports the same value, whichever way it gets it", async ({
  page,
}) => {
  for (const name of await page.evaluate(() => window.entries.names))
    expect.soft(await page.evaluate((name) => window.entries.faultsOf(name), name), name).toEqual([]);
});
