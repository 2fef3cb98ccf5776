import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { openLive, previewOf } from "./showcase-page.ts";

const address = "/sections/attention-catchers/tooltips-popovers";
const sides = ["top", "right", "bottom", "left"] as const;

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

test.describe("a tooltip", () => {
  test("may be open at first, and gives way to the next and to Escape", async ({ page }) => {
    await openLive(page, address);
    await expect(tooltip(page)).toHaveText("Creek, 300 m");
    await button(page, "Tooltips", "top").hover();
    await expect(tooltip(page)).toHaveText("The surface, at 12 metres above the sea");
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(tooltip(page)).toBeHidden();
    await openLive(page, address);
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toBeHidden();
  });

  test("appears on its side when its button is focused, and describes it", async ({ page }) => {
    await openLive(page, address);
    await toTheMiddle(page, "Tooltips");
    for (const side of sides) {
      await button(page, "Tooltips", side).focus();
      await expect(tooltip(page)).toHaveCount(1);
      await expect(tooltip(page)).toBeVisible();
      expect(await sideOf(tooltip(page), button(page, "Tooltips", side))).toBe(side);
    }
    await expect(button(page, "Tooltips", "bottom")).toHaveAccessibleDescription("Bedrock, at 210 metres");
  });

  test("in a document from right to left appears on the other side of the two", async ({ page }) => {
    await openLive(page, address);
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    await toTheMiddle(page, "Tooltips");
    for (const [side, seen] of [
      ["left", "right"],
      ["right", "left"],
      ["top", "top"],
    ] as const) {
      await button(page, "Tooltips", side).focus();
      expect(await sideOf(tooltip(page), button(page, "Tooltips", side))).toBe(seen);
    }
  });

  test("goes by Escape while the focus stays, and comes again with it", async ({ page }) => {
    await openLive(page, address);
    await button(page, "Tooltips", "top").focus();
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toBeHidden();
    await expect(button(page, "Tooltips", "top")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(tooltip(page, "Creek, 300 m")).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(tooltip(page, "The surface, at 12 metres above the sea")).toBeVisible();
  });

  test("stays while the pointer crosses to it and rests on it, and goes when it leaves", async ({ page }) => {
    await openLive(page, address);
    await button(page, "Tooltips", "bottom").hover();
    await expect(tooltip(page)).toBeVisible();
    const box = await tooltip(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { steps: 12 });
    await expect(tooltip(page)).toBeVisible();
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(tooltip(page)).toBeHidden();
  });
});

test.describe("a popover", () => {
  test("may be open at first, without the focus", async ({ page }) => {
    await openLive(page, address);
    await expect(previewOf(page, "Beside a drawing").getByRole("group")).toHaveAccessibleName("Limestone");
    await expect(page.locator("body")).toBeFocused();
  });

  test("opens on its side, with a button that closes it next", async ({ page }) => {
    await openLive(page, address);
    await toTheMiddle(page, "Popovers");
    for (const side of sides) {
      await button(page, "Popovers", side).press("Enter");
      await expect(popover(page)).toHaveCount(1);
      expect(await sideOf(popover(page), button(page, "Popovers", side))).toBe(side);
      await page.keyboard.press("Tab");
      await expect(popover(page).getByRole("button", { name: "Close" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(popover(page)).toHaveCount(0);
      await expect(button(page, "Popovers", side)).toBeFocused();
    }
  });

  test("closes by Escape, by its own button, and when the focus leaves it", async ({ page }) => {
    await openLive(page, address);
    const opener = button(page, "Popovers", "bottom");
    await opener.press("Space");
    await expect(popover(page)).toHaveAccessibleName("Granite");
    await page.keyboard.press("Escape");
    await expect(popover(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.press("Enter");
    await opener.press("Enter");
    await expect(popover(page)).toHaveCount(0);
    await opener.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(button(page, "Popovers", "left")).toBeFocused();
    await expect(popover(page)).toHaveCount(0);
  });
});

test("without JavaScript both come and go", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(address);
  await expect(tooltip(page, "Creek, 300 m")).toBeVisible();
  await button(page, "Tooltips", "top").focus();
  await expect(tooltip(page, "The surface, at 12 metres above the sea")).toBeVisible();
  await button(page, "Popovers", "top").press("Enter");
  await expect(popover(page)).toHaveAccessibleName("Sand");
  await page.keyboard.press("Escape");
  await expect(popover(page)).toHaveCount(0);
  await context.close();
});

function button(page: Page, title: string, side: string) {
  return previewOf(page, title).getByRole("button", { name: `On ${side}` });
}

function tooltip(page: Page, text?: string) {
  return previewOf(page, "Tooltips").getByRole("tooltip", text === undefined ? {} : { name: text });
}

function popover(page: Page) {
  return previewOf(page, "Popovers").getByRole("group");
}

/** Where there is room on every side. */
async function toTheMiddle(page: Page, title: string) {
  await previewOf(page, title).evaluate((preview) => preview.scrollIntoView({ block: "center" }));
}

/** On which side of a button something lies entirely. */
async function sideOf(floating: Locator, button: Locator) {
  const [it, at] = [await floating.boundingBox(), await button.boundingBox()];
  if (!it || !at) return null;
  if (it.y + it.height <= at.y) return "top";
  if (it.x >= at.x + at.width) return "right";
  if (it.y >= at.y + at.height) return "bottom";
  return it.x + it.width <= at.x ? "left" : null;
}
