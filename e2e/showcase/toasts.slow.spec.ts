import { expect, test } from "../site.ts";
import { closerOf, openToasts, saved, struck, toast } from "./toasts.ts";

test("F6 leads back from a toast too, goes back after the last is closed, and is else left to the browser", async ({
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
  await expect(closerOf(page, saved)).toBeFocused();
  await page.keyboard.press("F6");
  await expect(heading).toBeFocused();
  await page.keyboard.press("F6");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(toast(page, saved)).toBeHidden();
  await expect(heading).toBeFocused();
});

test("both together stand one above the other, inside a small window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { save, strike } = await openToasts(page);
  await save.press("Enter");
  await strike.press("Enter");
  await expect(toast(page, struck)).toContainText("just now");
  const [upper, lower] = await Promise.all([saved, struck].map((title) => toast(page, title).boundingBox()));
  if (!upper || !lower) throw new Error("Not shown");
  expect(upper.y + upper.height).toBeLessThan(lower.y);
  expect(lower.y + lower.height).toBeLessThanOrEqual(640);
  expect(lower.x).toBeGreaterThanOrEqual(0);
});
