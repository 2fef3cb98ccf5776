// R-SAMPLE-21, R-WIDGET-3
import { expect, test } from "../site.ts";

test("a modal focuses its first button, closes by a click outside, and restores the focus", async ({
  page,
}) => {
  await page.goto("/sections/attention-catchers/modals");
  const opener = page.getByRole("button", { name: "Rename the bore" });
  const dialog = page.getByRole("dialog", { name: "Rename “Second dune”?" });
  await opener.press("Enter");
  await expect(dialog.getByRole("button", { name: "Close", exact: true })).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
});
