// R-SHOW-9
import { violationsOn } from "../axe.ts";
import { expect, test } from "../site.ts";
import { openEditor, sizes } from "./editor.ts";
import { openLive, previewOf } from "./showcase-page.ts";

test("100 separate changes can be undone; changes within 3,000 ms are one", async ({ page }) => {
  await page.clock.install();
  await page.goto(sizes);
  await openEditor(page);
  await page.keyboard.press("Control+End");
  for (let change = 0; change < 100; change++) {
    await page.keyboard.press("x");
    await page.clock.fastForward(3_100);
  }
  await page.keyboard.type("yy");
  const text = () => page.locator("#sizes-html code").textContent();
  expect(await text()).toMatch(/[^x]x{100}yy$/);
  await page.keyboard.press("Control+Z");
  expect(await text()).toMatch(/[^x]x{100}$/);
  for (let change = 0; change < 100; change++) await page.keyboard.press("Control+Z");
  expect(await text()).not.toMatch(/x$/);
});

test("an example that React renders works again after Reset", async ({ page }) => {
  await openLive(page, "/sections/navigation/nav-tabs/simple");
  await openEditor(page);
  await page.keyboard.type("x");
  await page.getByRole("button", { name: /^Reset/ }).click();
  await page.getByRole("tab", { name: "Preview" }).click();
  const tabs = previewOf(page, "Simple").getByRole("tab");
  await tabs.last().click();
  await expect(tabs.last()).toHaveAttribute("aria-selected", "true");
});

test("axe finds no violations in either theme while the editor is open", async ({ page }) => {
  await page.goto(sizes);
  await openEditor(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violationsOn(page, colorScheme)).toEqual([]);
  }
});

test("if the editor fails to load, a notice says so and the code stays", async ({ page }) => {
  await page.route(/markup-editor/, (route) => route.abort());
  await page.goto(sizes);
  await page.getByRole("tab", { name: "HTML" }).click();
  await page.getByRole("button", { name: /^Edit/ }).click();
  await expect(page.getByText("The editor could not be loaded.")).toBeVisible();
  await expect(page.getByRole("region", { name: /^HTML/ })).toContainText("Open the valve");
});
