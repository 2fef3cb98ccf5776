import { expect, test } from "../site.ts";
import { openLive } from "./showcase-page.ts";

test("the date picker has Today under the focus, which Enter takes", async ({ page }) => {
  await openLive(page, "/sections/components/date-picker");
  const example = page.getByRole("region", { name: "A date", exact: true });
  await example.getByRole("button", { name: "Choose a date" }).click();
  await expect(example.getByRole("dialog", { name: "Choose a date" })).toBeVisible();
  await expect(example.getByRole("dialog").getByRole("button", { name: "Today" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(example.getByLabel("Arrive")).toHaveValue(/^\d{4}-\d\d-\d\d$/);
});
