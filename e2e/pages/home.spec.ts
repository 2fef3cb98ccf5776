// R-HOME-4
import { addresses } from "../../contract/addresses.ts";
import { newestArticle } from "../newest-article.ts";
import { expect, test } from "../site.ts";

test("the newest article's whole card links to the article", async ({ page }) => {
  if (!newestArticle) return;
  await page.goto(addresses.presentation);
  // The title's link covers the whole card, so a click on the summary follows the link.
  await page.getByRole("article").getByText(newestArticle.summary).click({ force: true });
  await expect(page).toHaveURL(newestArticle.address);
});
