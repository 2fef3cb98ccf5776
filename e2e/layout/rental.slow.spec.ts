import { openLive } from "../showcase/showcase-page.ts";
import { expect, test } from "../site.ts";

const address = "/pages/landing-pages/rental";

test("the calendar does not cover its label, on phones and desktops", async ({ page }) => {
  await openLive(page, address);
  const label = page.getByText("Depart", { exact: true });
  const calendar = page.getByRole("dialog", { name: "Choose a date" });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("button", { name: "Choose a date" }).click();
    await expect(calendar.getByRole("grid")).toBeVisible();
    const [over, under] = [await calendar.boundingBox(), await label.boundingBox()];
    if (!over || !under) throw new Error("The calendar or its label is not shown");
    const isClear = over.y + over.height <= under.y || over.y >= under.y + under.height;
    expect(isClear, `at ${width} px`).toBe(true);
    await page.keyboard.press("Escape");
  }
});
