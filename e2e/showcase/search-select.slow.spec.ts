import type { Locator } from "@playwright/test";
import { expect, test } from "../site.ts";
import { searchOn } from "./search-select.ts";
import { openLive, previewOf } from "./showcase-page.ts";

const address = "/sections/elements/dropdowns";

test("what was typed and not chosen goes when the focus goes", async ({ page }) => {
  await openLive(page, address);
  const { box, results, open } = searchOn(page);
  await open();
  await page.keyboard.type("gra");
  await expect(results.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(box).toHaveValue("");
});

for (const [where, go] of [
  ["the words below the results were pressed", (list) => list.getByText("Type to find more").last().click()],
  [
    "the edge of the list was pressed",
    (list) => list.getByRole("listbox").click({ position: { x: 2, y: 2 } }),
  ],
  ["the list was given the focus", (list) => list.getByRole("listbox").focus()],
  ["a result was chosen", (list) => list.getByRole("option", { name: "Basalt" }).click()],
] satisfies [string, (list: Locator) => Promise<void>][]) {
  test(`letters go into the box after ${where}`, async ({ page }) => {
    await openLive(page, address);
    const { preview, box, results, open } = searchOn(page);
    await open();
    await page.keyboard.press("ArrowDown");
    await expect(results).toHaveCount(4);
    await go(preview);
    await page.keyboard.type("gr");
    await expect(box).toHaveValue("gr");
    await expect(box).toBeFocused();
    // Behind those that are there already, when the list gives back the focus.
    await preview.getByRole("listbox").focus();
    await page.keyboard.type("an");
    await expect(box).toHaveValue("gran");
    await expect(results.first()).toHaveText("Granite");
  });
}

test("its own numbers, strictness and delimiter hold", async ({ page }) => {
  await openLive(page, address);
  const strict = previewOf(page, "Strict search");
  const box = strict.getByRole("combobox", { name: "Places in the report" }).and(page.locator("input"));
  await strict.getByLabel("Places in the report").focus();
  await expect(box).toBeFocused();
  const found = strict.getByRole("listbox").getByRole("option");
  await page.keyboard.press("ArrowDown");
  await expect(found).toHaveCount(2);
  // One letter is no search yet, and a slip is not forgiven.
  await page.keyboard.type("o");
  await expect(found).toHaveText(["Broken Hill, NSW", "Coober Pedy, SA"]);
  await page.keyboard.type("lymp");
  await expect(found).toHaveText(["Olympic Dam, SA"]);
  await page.keyboard.type("x");
  await expect(strict.getByText("Nothing matches")).toBeVisible();
  await page.keyboard.press("Backspace");
  await page.keyboard.type("ic dam, sa;");
  await expect(strict.getByRole("button", { name: "Remove Olympic Dam, SA" })).toBeVisible();
});
