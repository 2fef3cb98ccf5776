// R-NAV-2, R-NAV-3, R-SAMPLE-12, R-SAMPLE-14
import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { exampleNamed } from "./showcase-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("a navigation bar shows its Menu button instead of its links in a narrow preview", async ({ page }) => {
  await page.goto("/sections/navigation/navbars");
  const light = exampleNamed(page, "Light");
  const menu = light.getByRole("button", { name: "Menu" });
  await expect(menu).toBeHidden();
  await light.getByRole("button", { name: "360" }).click();
  await expect(menu).toBeVisible();
  await expect(bar(page, "Light navbar")).toBeHidden();
});

test("a transparent bar is white over rock and dark over the sky, in both themes; a sticky one stays", async ({
  page,
}) => {
  await page.goto("/sections/navigation/navbars");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const brightnessOf = (name: string) =>
      bar(page, name).evaluate((nav) => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(nav).color)?.[1]));
    expect(await brightnessOf("White text")).toBeGreaterThan(0.9);
    const darkText = await brightnessOf("Dark text");
    if (colorScheme === "light") expect(darkText).toBeLessThan(0.3);
    else expect(darkText).toBeGreaterThan(0.9);
  }

  const area = page.getByRole("region", { name: "A page that scrolls" });
  const gap = async () => {
    const [nav, frame] = [await bar(page, "Sticky navbar").boundingBox(), await area.boundingBox()];
    return (nav?.y ?? Number.NaN) - (frame?.y ?? Number.NaN);
  };
  const before = await gap();
  await area.evaluate((element) => element.scrollTo({ top: 200, behavior: "instant" }));
  expect(await area.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  expect(await gap()).toBe(before);
});

test("pagination is 32, 44 and 52 pixels high, and has five colours", async ({ page }) => {
  await page.goto("/sections/navigation/pagination");
  const heights = ["Small", "Medium", "Large"].map(async (name) => {
    const box = await page.getByRole("navigation", { name }).getByRole("link").nth(3).boundingBox();
    return box?.height;
  });
  expect(await Promise.all(heights)).toEqual([32, 44, 52]);
  const grounds = ["success", "info", "warning", "primary", "danger"].map((color) =>
    page
      .getByRole("navigation", { name: `In ${color}` })
      .locator("[aria-current]")
      .evaluate((link) => getComputedStyle(link).backgroundColor),
  );
  expect(new Set(await Promise.all(grounds)).size).toBe(5);
});

function bar(page: Page, name: string) {
  return page.getByRole("navigation", { name, exact: true, includeHidden: true }).first();
}
