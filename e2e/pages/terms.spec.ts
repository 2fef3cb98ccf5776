import { legal } from "../../content/legal.ts";
import { termsLastModified } from "../../content/legal-dates.ts";
import { addresses } from "../../contract/addresses.ts";
import { expect, test } from "../site.ts";
import { testLegalPage } from "./legal-page.ts";

test.describe("the terms and conditions", () => {
  testLegalPage({ name: "terms", lastModified: termsLastModified });

  test("lead to the privacy policy", async ({ page }) => {
    await page.goto(addresses.terms);
    await page.getByRole("main").locator(`a[href="${addresses.privacy}"]`).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(legal.privacy.title);
  });
});
