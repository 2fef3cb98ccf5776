// R-SAMPLE-22, R-WIDGET-19
import { expect, test } from "../site.ts";
import { previewOf } from "./showcase-page.ts";
import { openTooltipsPage } from "./tooltips-popovers.ts";

test("a tooltip opens on hover and focus, stays open under the pointer, and closes by Escape", async ({
  page,
}) => {
  const { button, tooltip } = await openTooltipsPage(page);
  await expect(tooltip, "open at first").toHaveText("Creek, 300 m");
  await button("Tooltips", "top").hover();
  await expect(tooltip).toHaveText("The surface, at 12 metres above the sea");
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(tooltip).toBeHidden();

  await button("Tooltips", "bottom").hover();
  await expect(tooltip).toBeVisible();
  const box = await tooltip.boundingBox();
  if (!box) throw new Error("Not shown");
  await page.mouse.move(box.x + 20, box.y + 10, { steps: 12 });
  await expect(tooltip).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(tooltip).toBeHidden();

  await button("Tooltips", "top").focus();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
  await expect(button("Tooltips", "top")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tooltip).toHaveText("Creek, 300 m");
  await page.keyboard.press("Shift+Tab");
  await expect(tooltip).toHaveText("The surface, at 12 metres above the sea");
});

test("a popover closes when the focus leaves it; one may be open at first", async ({ page }) => {
  const { button, popover } = await openTooltipsPage(page);
  await expect(previewOf(page, "Beside a drawing").getByRole("group")).toHaveAccessibleName("Limestone");
  await expect(page.locator("body")).toBeFocused();

  await button("Popovers", "bottom").press("Enter");
  await expect(popover).toHaveAccessibleName("Granite");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button("Popovers", "left")).toBeFocused();
  await expect(popover).toHaveCount(0);
});
