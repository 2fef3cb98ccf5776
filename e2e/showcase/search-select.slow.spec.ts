import type { Locator } from "@playwright/test";
import { expect, test } from "../site.ts";
import { searchOn } from "./search-select.ts";
import { openLive } from "./showcase-page.ts";

const address = "/sections/elements/dropdowns";

test("text that was typed but not selected is cleared on blur", async ({ page }) => {
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
  ["the text below the results was clicked", (list) => list.getByText("Type to find more").last().click()],
  [
    "the edge of the list was clicked",
    (list) => list.getByRole("listbox").click({ position: { x: 2, y: 2 } }),
  ],
  ["the list received the focus", (list) => list.getByRole("listbox").focus()],
  ["a result was selected", (list) => list.getByRole("option", { name: "Basalt" }).click()],
] satisfies [string, (list: Locator) => Promise<void>][]) {
  test(`typed letters go into the box after ${where}`, async ({ page }) => {
    await openLive(page, address);
    const { preview, box, results, open } = searchOn(page);
    await open();
    await page.keyboard.press("ArrowDown");
    await expect(results).toHaveCount(4);
    await go(preview);
    await page.keyboard.type("gr");
    await expect(box).toHaveValue("gr");
    await expect(box).toBeFocused();
    // When the focus returns from the list to the box, the box's text is not selected, so typed letters are appended.
    await preview.getByRole("listbox").focus();
    await page.keyboard.type("an");
    await expect(box).toHaveValue("gran");
    await expect(results.first()).toHaveText("Granite");
  });
}
