// R-WIDGET-16
import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { searchOn } from "./search-select.ts";
import { openLive, previewOf } from "./showcase-page.ts";

const address = "/sections/elements/dropdowns";

test("a searchable select is loaded on first use, tolerates a typing error, and keeps its value", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.push(request.url());
  });
  await openLive(page, address);
  const picker = previewOf(page, "Select picker").getByRole("combobox");
  await picker.focus();
  await expect(picker).toBeFocused();
  const before = loaded.splice(0);
  expect(before.length).toBeGreaterThan(0);
  expect(await librariesIn(page, before)).toEqual([]);
  const { preview, box, results, status, open } = searchOn(page);
  await open();
  expect(await librariesIn(page, loaded)).toEqual(["Base UI", "Fuse"]);

  await page.keyboard.press("ArrowDown");
  await expect(results).toHaveText(["Azurite", "Basalt", "Dolerite", "Gneiss"]);
  await expect(status).toHaveText("4 of 12. Type to find more.");
  await page.keyboard.type("s");
  await expect(results).toHaveCount(4);
  await expect(status).toHaveText("4 results");
  await page.keyboard.press("ArrowDown");
  await expect(results.nth(1)).toHaveAttribute("data-highlighted");
  const marked = await results.nth(1).getAttribute("id");
  await expect(box).toHaveAttribute("aria-activedescendant", marked ?? "");
  await expect(box).toBeFocused();

  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("qxxxe");
  await expect(preview.getByText("Nothing matches")).toBeVisible();
  await expect(results).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("gneiss");
  await expect(status).toHaveText("1 result");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("grnite");
  await expect(results.first()).toHaveText("Granite");
  await expect(results.first()).toHaveAttribute("data-highlighted");
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue("Granite");
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await expect(box).toBeFocused();
  await expect(preview.locator("select")).toHaveValue("Granite");
});

test("in a multiple select a comma selects the best result, and typing continues", async ({ page }) => {
  await openLive(page, address);
  const preview = previewOf(page, "Several answers");
  const box = preview.getByRole("combobox", { name: "Stones in the core" }).and(page.locator("input"));
  await preview.getByLabel("Stones in the core").focus();
  await expect(box).toBeFocused();
  await page.keyboard.type("gran,lime,");
  await expect(box).toHaveValue("");
  for (const stone of ["Basalt", "Granite", "Limestone"])
    await expect(preview.getByRole("button", { name: `Remove ${stone}` })).toBeVisible();
  await expect(preview.locator("select")).toHaveValues(["Basalt", "Granite", "Limestone"]);
  await preview.getByRole("button", { name: "Remove Granite" }).click();
  await expect(preview.locator("select")).toHaveValues(["Basalt", "Limestone"]);
});

/** For each library, a string that occurs only in its code. */
const signs = { "Base UI": "base-ui", Fuse: "fieldNormWeight" };

async function librariesIn(page: Page, scripts: readonly string[]) {
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  return Object.entries(signs)
    .filter(([, sign]) => texts.some((text) => text.includes(sign)))
    .map(([name]) => name);
}
