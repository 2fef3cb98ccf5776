// R-SAMPLE-20, R-WIDGET-4
import { expect, test } from "../site.ts";
import { closeButtonOf, openToasts, saved, toast, toastTitle } from "./toasts.ts";

test("a toast takes no focus and closes after 5 seconds, but stays while it has the focus or the pointer", async ({
  page,
}) => {
  const { save, strike } = await openToasts(page);
  const expectToLeaveInFiveSeconds = async (title: string) => {
    await page.clock.runFor(4999);
    await expect(toast(page, title)).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast(page, title)).toBeHidden();
  };

  await save.press("Enter");
  await expect(toast(page, saved)).toBeVisible();
  await expect(save).toBeFocused();
  await expectToLeaveInFiveSeconds(saved);

  await strike.press("Enter");
  await expect(toast(page, toastTitle)).toBeVisible();
  await page.clock.runFor(4000);
  await page.keyboard.press("Tab");
  await expect(closeButtonOf(page, toastTitle)).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toast(page, toastTitle)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expectToLeaveInFiveSeconds(toastTitle);

  await save.click();
  await toast(page, saved).hover();
  await page.clock.runFor(60_000);
  await expect(toast(page, saved)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await expectToLeaveInFiveSeconds(saved);
});

test("toasts close by their button or by Escape when focused, and restore the focus", async ({ page }) => {
  const { save, strike } = await openToasts(page);
  await strike.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page, toastTitle)).toBeHidden();
  await expect(strike).toBeFocused();

  await save.press("Enter");
  await page.keyboard.press("Escape");
  await expect(toast(page, saved), "Escape elsewhere closes none").toBeVisible();
  await strike.press("Enter");
  await page.keyboard.press("Tab");
  await expect(closeButtonOf(page, saved)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(toast(page, toastTitle)).toBeHidden();
  await expect(closeButtonOf(page, saved)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toast(page, saved)).toBeHidden();
  await expect(strike).toBeFocused();
});
