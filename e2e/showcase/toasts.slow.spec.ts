// R-WIDGET-4
import { expect, test } from "../site.ts";
import { openToasts, saved, toast, toastTitle } from "./toasts.ts";

test("F6 restores the focus after the last toast is closed, and is left to the browser if there is no toast", async ({
  page,
}) => {
  const { save } = await openToasts(page);
  await save.focus();
  await page.evaluate(() =>
    addEventListener("keydown", ({ defaultPrevented }) => {
      document.body.dataset.taken = String(defaultPrevented);
    }),
  );
  await page.keyboard.press("F6");
  await expect(page.locator("body")).toHaveAttribute("data-taken", "false");
  await expect(save).toBeFocused();

  const heading = page.getByText("Two toasts", { exact: true });
  await save.press("Enter");
  await heading.focus();
  await page.keyboard.press("F6");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(toast(page, saved)).toBeHidden();
  await expect(heading).toBeFocused();
});

test("two toasts are stacked inside a small window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { save, strike } = await openToasts(page);
  await save.press("Enter");
  await strike.press("Enter");
  await expect(toast(page, toastTitle)).toContainText("just now");
  const [upper, lower] = await Promise.all(
    [saved, toastTitle].map((title) => toast(page, title).boundingBox()),
  );
  if (!upper || !lower) throw new Error("Not shown");
  expect(upper.y + upper.height).toBeLessThan(lower.y);
  expect(lower.y + lower.height).toBeLessThanOrEqual(640);
  expect(lower.x).toBeGreaterThanOrEqual(0);
});
