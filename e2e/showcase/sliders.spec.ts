import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { openLive, previewOf } from "./showcase-page.ts";

const address = "/sections/elements/sliders";

test("the range has two named handles at 30 and 80, from 0 to 100 by steps of 1", async ({ page }) => {
  await page.goto(address);
  const range = previewOf(page, "Range");
  await expect(range.getByRole("group", { name: "Depths to look at" })).toBeVisible();
  await expect(range.getByRole("slider")).toHaveCount(2);
  await expect(handle(page, "From")).toHaveValue("30");
  await expect(handle(page, "To")).toHaveValue("80");
  for (const name of ["From", "To"] as const) {
    await expect(handle(page, name)).toHaveAttribute("min", "0");
    await expect(handle(page, name)).toHaveAttribute("max", "100");
    await expect(handle(page, name)).toHaveAttribute("step", "1");
  }
});

test("handles go by the arrows, Page Up, Page Down, Home and End", async ({ page }) => {
  await openLive(page, address);
  const from = handle(page, "From");
  await from.focus();
  for (const [key, value] of [
    ["ArrowRight", "31"],
    ["ArrowUp", "32"],
    ["ArrowLeft", "31"],
    ["ArrowDown", "30"],
    ["PageUp", "40"],
    ["PageDown", "30"],
    ["Home", "0"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(from).toHaveValue(value);
  }
  await page.keyboard.press("Tab");
  await expect(handle(page, "To")).toBeFocused();
  await page.keyboard.press("End");
  await expect(handle(page, "To")).toHaveValue("100");
  await expect(previewOf(page, "Range").locator("output")).toHaveText("0 – 100");
});

test("handles meet and don’t cross", async ({ page }) => {
  await openLive(page, address);
  await handle(page, "From").press("End");
  await expect(handle(page, "From")).toHaveValue("80");
  await handle(page, "From").press("ArrowRight");
  await expect(handle(page, "From")).toHaveValue("80");
  await handle(page, "To").press("Home");
  await expect(handle(page, "To")).toHaveValue("80");
  await handle(page, "From").press("Home");
  await expect(handle(page, "From")).toHaveValue("0");
});

test("dragged over the other, a handle stops at it", async ({ page }) => {
  await openLive(page, address);
  const [from, past] = [await placeOf(page, 30), await placeOf(page, 95)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(past.x, past.y, { steps: 8 });
  await page.mouse.up();
  await expect(handle(page, "From")).toHaveValue("80");
  await expect(handle(page, "To")).toHaveValue("80");
});

test("a press on the track moves the nearest handle there: nothing has to be dragged", async ({ page }) => {
  await openLive(page, address);
  const near = await placeOf(page, 40);
  await page.mouse.click(near.x, near.y);
  await expect(handle(page, "From")).toHaveValue("40");
  await expect(handle(page, "From")).toBeFocused();
  const far = await placeOf(page, 65);
  await page.mouse.click(far.x, far.y);
  await expect(handle(page, "To")).toHaveValue("65");
});

test("the single one stands at 50 with no value over it", async ({ page }) => {
  await openLive(page, address);
  const single = previewOf(page, "Single");
  const slider = single.getByRole("slider", { name: "Pressure at the pump" });
  await expect(slider).toHaveValue("50");
  await expect(single.locator("text")).toHaveCount(0);
  await expect(previewOf(page, "Range").locator("text")).toHaveText(["30", "80"]);
  await slider.press("ArrowRight");
  await expect(single.locator("output")).toHaveText("51");
});

test("a unit is read out with the value", async ({ page }) => {
  await openLive(page, address);
  const slider = previewOf(page, "With a unit").getByRole("slider", { name: "Depth" });
  await expect(slider).toHaveAttribute("aria-valuetext", "185 m");
  await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "190 m");
});

test("without JavaScript each handle is a slider of its own, with its name in sight", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(address);
  for (const name of ["From", "To"] as const) {
    await expect(previewOf(page, "Range").getByText(name, { exact: true })).toBeVisible();
    await expect(handle(page, name)).toBeVisible();
  }
  await handle(page, "From").press("ArrowRight");
  await expect(handle(page, "From")).toHaveValue("31");
  await context.close();
});

function handle(page: Page, name: "From" | "To") {
  return previewOf(page, "Range").getByRole("slider", { name });
}

/** Where on the track of the range a value lies. */
async function placeOf(page: Page, value: number) {
  const handles = handle(page, "To");
  await handles.scrollIntoViewIfNeeded();
  const box = await handles.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  const thumb = 28;
  return { x: box.x + thumb / 2 + ((box.width - thumb) * value) / 100, y: box.y + box.height / 2 };
}
