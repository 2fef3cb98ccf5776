// R-SHOW-11
import { expect, test } from "../site.ts";

const buttons = "/sections/elements/buttons";

test("the search opens by its shortcut, finds pages, examples, guides and props, goes to them, and closes", async ({
  page,
}) => {
  await page.goto("/sections");
  const search = page.getByRole("dialog", { name: "Search pages and examples" });
  const look = async (key: string, words: string, found: string[]) => {
    await page.keyboard.press(key);
    await search.getByRole("searchbox").fill(words);
    await expect(search.getByRole("link")).toHaveText(found);
  };

  await page.getByRole("link", { name: "Search Ctrl K" }).click();
  await expect(search).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();

  await look("Control+k", "ful wid", ["Full width Buttons", "Button Components · fullWidth"]);
  await expect(search.getByRole("status")).toHaveText("2 found");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${buttons}#full-width`);

  // Waits for the script that listens for keys, because the page is shown before the script has loaded.
  await page.waitForLoadState();
  await look("Control+k", "ful wid", ["Full width Buttons", "Button Components · fullWidth"]);
  await search.getByRole("link").first().click();
  await expect(search, "a link to the same page").toBeHidden();
  await look("Meta+k", "debounceMs", ["Date picker Components · debounceMs"]);
  await search.getByRole("button", { name: "Close" }).click();
  await expect(search).toBeHidden();

  await page.keyboard.press("Control+k");
  await search.getByRole("searchbox").fill("theming");
  await expect(search.getByRole("link").first()).toHaveText("Theming Guides");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Theming" })).toBeVisible();
});
