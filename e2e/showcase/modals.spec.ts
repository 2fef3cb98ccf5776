import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";

const address = "/sections/attention-catchers/modals";
const simple = {
  opener: "Rename the bore",
  title: "Rename “Second dune”?",
  words: /^It will be called “Stockton 2” on the map/,
  action: "Save changes",
};
const notification = {
  opener: "Read the notice",
  title: "The road floods tonight",
  words: /^The creek is over the second ford by nine\./,
  action: "Ok, Got it",
};

for (const { opener, title, words, action } of [simple, notification]) {
  test(`"${opener}" opens by the keyboard, named by its title, with the focus on Close`, async ({ page }) => {
    await open(page, opener);
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveAccessibleDescription(words);
    await expect(button(page, "Close")).toBeFocused();
    await expect(button(page, action)).toBeVisible();
  });

  for (const way of ["Close", action, "Close the dialog"]) {
    test(`"${opener}" closes by "${way}", and the focus goes back`, async ({ page }) => {
      await open(page, opener);
      await button(page, way).press("Enter");
      await expectClosed(page, opener);
    });
  }

  test(`"${opener}" closes by Escape and by a click beside it, and the focus goes back`, async ({ page }) => {
    await open(page, opener);
    await page.keyboard.press("Escape");
    await expectClosed(page, opener);
    await open(page, opener);
    await page.mouse.click(5, 5);
    await expectClosed(page, opener);
  });
}

test("the focus never gets to the page behind", async ({ page }) => {
  await open(page, simple.opener);
  for (let stops = 0; stops < 8; stops++) {
    await page.keyboard.press("Tab");
    // Between the last button and the first, the browser's own bar has its turn.
    const outside = () => !document.activeElement?.matches("body, dialog[open] *");
    expect(await page.evaluate(outside)).toBe(false);
  }
});

test("all of it works without JavaScript", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await open(page, notification.opener);
  await expect(button(page, "Close")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, "Ok, Got it")).toBeFocused();
  await page.keyboard.press("Enter");
  await expectClosed(page, notification.opener);
  await context.close();
});

async function open(page: Page, opener: string) {
  await page.goto(address);
  await page.getByRole("button", { name: opener }).press("Enter");
}

function button(page: Page, name: string) {
  return page.getByRole("dialog").getByRole("button", { name, exact: true });
}

async function expectClosed(page: Page, opener: string) {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: opener })).toBeFocused();
}
