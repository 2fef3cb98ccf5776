// R-DEV-10
import { expect, test } from "../site.ts";

test("the overview shows components that open in their open state", async ({ page }) => {
  await page.goto("/sections");
  const pictureOf = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
  await expect(pictureOf("Modals").locator("dialog")).toBeVisible();
  await expect(pictureOf("Notifications").getByText("The log is saved")).toBeVisible();
  await expect(pictureOf("Tooltips & Popovers").locator("[role=tooltip]").first()).toBeVisible();
});

test("the overview mentions no keyboard shortcuts on touch screens", async ({ browser, site }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/sections");
  await expect(page.getByRole("link", { name: "Search" }).locator("kbd")).toBeHidden();
  await context.close();
});

test("a guide shows a token's colours of both themes, in either theme of the page", async ({ page }) => {
  await page.goto("/sections/guides/theming");
  const row = page.getByRole("row", { name: /^--kit-canvas / });
  const written = await row.getByRole("cell").allTextContents();
  expect(written).toHaveLength(2);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const fills = await row
      .locator("svg rect")
      .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).fill));
    expect(fills).toEqual(written);
  }
});
