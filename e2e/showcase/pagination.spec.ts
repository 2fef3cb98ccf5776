import { expect, test } from "../site.ts";

const address = "/sections/navigation/pagination";

test.use({ viewport: { width: 1440, height: 900 } });

test("five pages, the second shown, reached by Tab and opened by Enter", async ({ page }) => {
  await page.goto(address);
  const simple = page.getByRole("navigation", { name: "Simple" });
  const links = ["Previous", "Page 1", "Page 2", "Page 3", "Page 4", "Page 5", "Next"];
  await expect(simple.getByRole("link")).toHaveText(links);
  await expect(simple.locator("[aria-current=page]")).toHaveText("Page 2");
  await simple.getByRole("link", { name: "Previous" }).focus();
  for (const name of links.slice(1)) {
    await page.keyboard.press("Tab");
    await expect(simple.getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${address}#simple`);
});

test("sizes are 32, 44 and 52 pixels high", async ({ page }) => {
  await page.goto(address);
  const heights = ["Small", "Medium", "Large"].map(async (name) => {
    const box = await page.getByRole("navigation", { name }).getByRole("link").nth(3).boundingBox();
    return box?.height;
  });
  expect(await Promise.all(heights)).toEqual([32, 44, 52]);
});

test("five variants; at the ends of the row the step leads nowhere and is passed over", async ({ page }) => {
  await page.goto(address);
  const grounds = ["success", "info", "warning", "primary", "danger"].map((color) =>
    page
      .getByRole("navigation", { name: `In ${color}` })
      .locator("[aria-current]")
      .evaluate((link) => getComputedStyle(link).backgroundColor),
  );
  expect(new Set(await Promise.all(grounds)).size).toBe(5);
  const first = page.getByRole("navigation", { name: "In success" });
  await expect(first.getByRole("link", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
  await first.getByRole("link", { name: "Page 1" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(first.getByRole("link", { name: "Previous" })).not.toBeFocused();
});
