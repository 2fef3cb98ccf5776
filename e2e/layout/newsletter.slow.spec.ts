import type { Locator } from "@playwright/test";
import { addresses } from "../../contract/addresses.ts";
import { expect, test } from "../site.ts";

test("the ground extends behind the footer at any window height", async ({ page }) => {
  const rectOf = (locator: Locator) =>
    locator.evaluate((element): DOMRect => element.getBoundingClientRect().toJSON());
  await page.goto(addresses.unsubscribe);
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1080, 1920],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const ground = await rectOf(page.getByRole("main").locator("section img"));
    const footer = await rectOf(page.getByRole("contentinfo"));
    expect(ground.bottom, `at ${width} × ${height}`).toBeGreaterThan(footer.top);
  }
});
