import type { Locator } from "@playwright/test";
import { expect, test } from "../site.ts";
import { openLive, previewOf } from "./showcase-page.ts";

const address = "/sections/navigation/nav-tabs";
const names = ["My Profile", "Dashboard", "Payments"];

test.use({ viewport: { width: 1440, height: 900 } });

for (const title of ["Simple", "Icons", "Vertical"]) {
  test(`${title}: My Profile first, and its panel`, async ({ page }) => {
    await page.goto(address);
    const example = previewOf(page, title);
    await expect(example.getByRole("tab")).toHaveText(names);
    await expect(tab(example, "My Profile")).toHaveAttribute("aria-selected", "true");
    await expect(example.getByRole("tabpanel")).toHaveCount(1);
    await expect(example.getByRole("tabpanel")).toHaveAccessibleName("My Profile");
    await expect(example.locator("[role=tab] svg")).toHaveCount(title === "Icons" ? 3 : 0);
  });
}

for (const [title, next, before, across] of [
  ["Simple", "ArrowRight", "ArrowLeft", "ArrowDown"],
  ["Vertical", "ArrowDown", "ArrowUp", "ArrowRight"],
] as const) {
  test(`${title}: ${next} and ${before} select, Home and End go to the ends, Tab to the panel`, async ({
    page,
  }) => {
    await openLive(page, address);
    const example = previewOf(page, title);
    const expectSelected = async (name: string) => {
      await expect(tab(example, name)).toBeFocused();
      await expect(tab(example, name)).toHaveAttribute("aria-selected", "true");
      await expect(example.getByRole("tabpanel")).toHaveAccessibleName(name);
    };
    await tab(example, "My Profile").focus();
    await page.keyboard.press(across);
    await expectSelected("My Profile");
    await page.keyboard.press(next);
    await expectSelected("Dashboard");
    await page.keyboard.press("End");
    await expectSelected("Payments");
    await page.keyboard.press(next);
    await expectSelected("My Profile");
    await page.keyboard.press(before);
    await expectSelected("Payments");
    await page.keyboard.press("Home");
    await expectSelected("My Profile");
    await page.keyboard.press("Tab");
    await expect(example.getByRole("tabpanel")).toBeFocused();
  });
}

test("where reading goes from right to left, the left arrow goes on and the right one back", async ({
  page,
}) => {
  await openLive(page, address);
  const example = previewOf(page, "Simple");
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  await tab(example, "My Profile").focus();
  for (const [key, name] of [
    ["ArrowLeft", "Dashboard"],
    ["ArrowRight", "My Profile"],
    ["ArrowRight", "Payments"],
    ["ArrowLeft", "My Profile"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(example, name)).toBeFocused();
    await expect(tab(example, name)).toHaveAttribute("aria-selected", "true");
  }
});

test("the list of Simple is vertical below 991 pixels", async ({ page }) => {
  await openLive(page, address);
  const list = previewOf(page, "Simple").getByRole("tablist");
  await expect(list).toHaveAttribute("aria-orientation", "horizontal");
  await page.setViewportSize({ width: 990, height: 900 });
  await expect(list).toHaveAttribute("aria-orientation", "vertical");
});

test("without JavaScript every panel is shown under its name", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(address);
  const stage = previewOf(page, "Simple");
  for (const name of names) await expect(stage.getByText(name, { exact: true }).last()).toBeVisible();
  await expect(stage.getByText("Invoice 0117")).toBeVisible();
  await expect(stage.getByRole("tab")).toHaveCount(0);
  const panels = await previewOf(page, "Vertical").getByRole("tabpanel").all();
  const boxes = await Promise.all(panels.map((panel) => panel.boundingBox()));
  expect(boxes.map((box) => box?.x)).toEqual(boxes.map(() => boxes[0]?.x));
  await context.close();
});

function tab(example: Locator, name: string) {
  return example.getByRole("tab", { name });
}
