import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { exampleNamed } from "./showcase-page.ts";

const address = "/sections/navigation/navbars";

test.use({ viewport: { width: 1440, height: 900 } });

test("there are four, and none is taken for the site's own", async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole("banner")).toHaveCount(1);
  for (const name of ["Main", "Dark navbar", "Light navbar", "White text", "Dark text", "Sticky navbar"]) {
    await expect(page.getByRole("navigation", { name, exact: true })).toHaveCount(1);
  }
});

test("a menu opens by Enter, closes by Escape, and closes when the focus leaves it", async ({ page }) => {
  await page.goto(address);
  const menu = bar(page, "Dark navbar").getByRole("button", { name: "Drilling" });
  const link = bar(page, "Dark navbar").getByRole("link", { name: "Bores" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  for (let links = 0; links < 5; links++) await page.keyboard.press("Tab");
  await expect(bar(page, "Dark navbar").getByRole("button", { name: "Repairs" })).toBeFocused();
  await expect(link).toBeHidden();
});

test("a narrow window and a narrow preview both have the panel", async ({ page }) => {
  await page.goto(address);
  const light = exampleNamed(page, "Light");
  const menu = light.getByRole("button", { name: "Menu" });
  await expect(menu).toBeHidden();
  await light.getByRole("button", { name: "360" }).click();
  await expect(menu).toBeVisible();
  await expect(bar(page, "Light navbar")).toBeHidden();
  await light.getByRole("button", { name: "Full" }).click();
  await page.setViewportSize({ width: 991, height: 900 });
  await menu.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Menu" });
  await expect(panel.getByText("Karst & Sons")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(menu).toBeFocused();
});

test("transparent is white over rock and dark over the sky, in both themes", async ({ page }) => {
  await page.goto(address);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const brightnessOf = (name: string) =>
      bar(page, name).evaluate((nav) => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(nav).color)?.[1]));
    expect(await brightnessOf("White text")).toBeGreaterThan(0.9);
    const darkText = await brightnessOf("Dark text");
    if (colorScheme === "light") expect(darkText).toBeLessThan(0.3);
    else expect(darkText).toBeGreaterThan(0.9);
  }
});

test("the sticky one stays while its page scrolls, by the keys too", async ({ page }) => {
  await page.goto(address);
  const area = page.getByRole("region", { name: "A page that scrolls" });
  const gap = async () => {
    const [nav, frame] = [await bar(page, "Sticky navbar").boundingBox(), await area.boundingBox()];
    return (nav?.y ?? Number.NaN) - (frame?.y ?? Number.NaN);
  };
  const before = await gap();
  await area.focus();
  // A key that comes before the browser has laid out what scrolls goes nowhere.
  await expect(async () => {
    await page.keyboard.press("End");
    expect(await area.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  }).toPass();
  expect(await gap()).toBe(before);
});

function bar(page: Page, name: string) {
  return page.getByRole("navigation", { name, exact: true, includeHidden: true }).first();
}
