// R-SAMPLE-22
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { previewOf } from "./showcase-page.ts";
import { openTooltipsPage } from "./tooltips-popovers.ts";

const sides = ["top", "right", "bottom", "left"] as const;

test("Escape closes a tooltip that is open by default", async ({ page }) => {
  const { tooltip } = await openTooltipsPage(page);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
});

test("tooltips and popovers open on their side, and on the opposite side in right-to-left documents", async ({
  page,
}) => {
  const { button, tooltip, popover } = await openTooltipsPage(page);
  await toTheMiddle(page, "Popovers");
  for (const side of sides) {
    await button("Popovers", side).press("Enter");
    await expect(popover).toHaveCount(1);
    expect(await sideOf(popover, button("Popovers", side))).toBe(side);
    await page.keyboard.press("Escape");
  }
  await toTheMiddle(page, "Tooltips");
  for (const side of sides) {
    await button("Tooltips", side).focus();
    await expect(tooltip).toHaveCount(1);
    expect(await sideOf(tooltip, button("Tooltips", side))).toBe(side);
  }
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  for (const [side, seen] of [
    ["left", "right"],
    ["right", "left"],
    ["top", "top"],
  ] as const) {
    await button("Tooltips", side).focus();
    expect(await sideOf(tooltip, button("Tooltips", side))).toBe(seen);
  }
});

/** Scrolls the example to the middle of the viewport, so that there is space on every side of its buttons. */
async function toTheMiddle(page: Page, title: string) {
  await previewOf(page, title).evaluate((preview) => preview.scrollIntoView({ block: "center" }));
}

/** Returns the side of the button on which the whole floating element lies, or null if there is no such side. */
async function sideOf(floating: Locator, button: Locator) {
  const [it, at] = [await floating.boundingBox(), await button.boundingBox()];
  if (!it || !at) return null;
  if (it.y + it.height <= at.y) return "top";
  if (it.x >= at.x + at.width) return "right";
  if (it.y >= at.y + at.height) return "bottom";
  return it.x + it.width <= at.x ? "left" : null;
}
