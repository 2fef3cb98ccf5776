import { addresses } from "../../contract/addresses.ts";
import { newestArticle } from "../newest-article.ts";
import { expect, test } from "../site.ts";

test("all of the card on the newest article leads there", async ({ page }) => {
  if (!newestArticle) return;
  await page.goto(addresses.presentation);
  // Sections that come near would be laid out with the next frames, and move what is below them.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>("main section"))
      section.style.contentVisibility = "visible";
  });
  // The title's link lies over all of the card.
  await page.getByRole("article").getByText(newestArticle.summary).click({ force: true });
  await expect(page).toHaveURL(newestArticle.address);
});
