// R-PRICING-15
import type { Page } from "@playwright/test";
import { plans, pricing } from "../../content/pages/pricing.ts";
import { addresses } from "../../contract/addresses.ts";
import { boxOf, carousel, live, slides, tab } from "../pages/pricing-page.ts";
import { expect, test } from "../site.ts";

const address = addresses.pricing;

test("no slide but the first flashes up during hydration", async ({ page }) => {
  await page.addInitScript((carousel) => {
    const look = () => {
      const second = document.querySelectorAll(`[aria-label="${carousel}"] [role=group]`)[1];
      if (second?.getBoundingClientRect().x === 0 && getComputedStyle(second).opacity !== "0")
        document.documentElement.dataset.flashed = "true";
      requestAnimationFrame(look);
    };
    look();
  }, pricing.carousel);
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(address);
    await live(page);
    await expect(slides(page).nth(1)).toHaveCSS("opacity", "0");
    await expect(page.locator("html")).not.toHaveAttribute("data-flashed");
  }
});

test("a price is visible within the first two screens", async ({ page }) => {
  await page.goto(address);
  const cost = page.getByRole("tabpanel").getByText(`$${plans[0]?.Monthly.price}`).first();
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { y, height: size } = await boxOf(cost);
    expect(y + size, `at ${width} px`).toBeLessThanOrEqual(2 * height);
  }
});

test("the pill under the selected tab slides to another, and jumps with reduced motion", async ({ page }) => {
  await page.goto(address);
  await live(page);
  const pill = page.getByRole("tab").locator("span:empty");
  const before = await boxOf(pill);
  expect(before).toEqual(await boxOf(tab(page, "Monthly")));
  expect(await chooseTab(page, 1)).toEqual({ x: before.x, animations: 1 });
  await expect.poll(() => boxOf(pill)).toEqual(await boxOf(tab(page, "Annual")));
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await chooseTab(page, 0)).toEqual({ x: before.x, animations: 0 });
});

test.describe("the pricing page without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("on a phone no picture covers the text of its slide", async ({ page }) => {
    await page.goto(address);
    await expect(carousel(page)).toBeVisible();
    for (const slide of await slides(page).all()) {
      const picture = await boxOf(slide.locator("img"));
      const words = await boxOf(slide.locator("h1, h2").first());
      expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    }
  });
});

/**
 * Selects a tab. Returns, in the same frame, the position of the pill that marks the selected tab, and how many
 * animations are running on the pill.
 */
function chooseTab(page: Page, index: number) {
  return page.evaluate((at) => {
    document.querySelectorAll<HTMLElement>("[role=tab]")[at]?.click();
    const pill = document.querySelector("[role=tab] span:empty");
    return { x: pill?.getBoundingClientRect().x, animations: pill?.getAnimations().length };
  }, index);
}
