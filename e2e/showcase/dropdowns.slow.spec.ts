// R-NAV-14, R-WIDGET-1
import { expect, test } from "../site.ts";
import { previewOf } from "./showcase-page.ts";

const address = "/sections/elements/dropdowns";
const openers = [
  ["Dropdown", "Go to a bore"],
  ["Dropup", "Surface again"],
] as const;

test("before hydration a dropdown and a dropup close when the focus leaves", async ({ page }) => {
  // Blocks all scripts except the one that every page loads.
  await page.route(/\/assets\/(?!enhance-)[^/]*\.js$/, (route) => route.abort());
  await page.goto(address);
  for (const [title, name] of openers) {
    const opener = previewOf(page, title).getByRole("button", { name });
    const items = previewOf(page, title).getByRole("link");
    await opener.press("Enter");
    for (let stops = 0; stops < 3; stops++) await page.keyboard.press("Tab");
    await expect(items.last()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(items).toHaveCount(0);
    await opener.press("Enter");
    await page.keyboard.press("Shift+Tab");
    await expect(items).toHaveCount(0);
  }
});

test("a dropdown opens below its button and inside its preview, a dropup above", async ({ page }) => {
  await page.goto(address);
  for (const [title, name] of openers) {
    const preview = previewOf(page, title);
    const opener = preview.getByRole("button", { name });
    await opener.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await opener.click();
    const list = preview.getByRole("list").filter({ visible: true });
    await expect(list).toBeVisible();
    const [stage, items, button] = await Promise.all(
      [preview, list, opener].map((place) => place.boundingBox()),
    );
    if (!stage || !items || !button) throw new Error("Not shown");
    expect(items.y > button.y).toBe(title === "Dropdown");
    if (title === "Dropdown") expect(items.y + items.height).toBeLessThan(stage.y + stage.height);
    await page.keyboard.press("Escape");
  }
});
