import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";

const cards = "/sections/page-sections/general-cards";

test.describe("the rotating card", () => {
  test("turns when the keyboard comes to it, and its back is reached next", async ({ page }) => {
    await page.goto(cards);
    const { keep, link } = bore14(page);
    await expect(link).toBeHidden();
    await page.getByRole("link", { name: "Open Rotate alone" }).focus();
    await page.keyboard.press("Tab");
    await expect(keep).toBeFocused();
    await expect(link).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(link).toBeHidden();
  });

  test("stays turned after Space, and turns back after another", async ({ page }) => {
    await page.goto(cards);
    const { keep, link } = bore14(page);
    await page.getByRole("link", { name: "Open Rotate alone" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(keep).toBeChecked();
    await page.keyboard.press("Shift+Tab");
    await expect(link).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+Tab");
    await expect(link).toBeHidden();
  });

  test("shows its back under the pointer, with motion or without", async ({ page }) => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(cards);
      const { card, link } = bore14(page);
      await expect(link).toBeHidden();
      await card.hover();
      await expect(link).toBeVisible();
    }
  });

  test("turns by its button without JavaScript", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto(cards);
    const { keep, link } = bore14(page);
    await keep.check();
    await page.mouse.move(0, 0);
    await expect(link).toBeVisible();
    await context.close();
  });
});

test("a card’s picture glows and rises under the pointer; without motion it only glows", async ({ page }) => {
  await page.goto(cards);
  const card = page.getByRole("article").filter({ hasText: "Azurite" });
  const [glow, picture] = [card.locator("img").first(), card.locator("img").last()];
  await expect(glow).toHaveCSS("opacity", "0");
  await card.hover();
  await expect(glow).toHaveCSS("opacity", "0.75");
  await expect(picture).toHaveCSS("translate", "0px -6px");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(picture).toHaveCSS("translate", "none");
  await expect(glow).toHaveCSS("opacity", "0.75");
});

function bore14(page: Page) {
  const card = page.getByRole("article").filter({ hasText: "Bore 14" });
  return {
    card,
    keep: card.getByRole("checkbox", { name: "Keep turned: Bore 14" }),
    link: card.getByRole("link", { name: "Read its log" }),
  };
}
