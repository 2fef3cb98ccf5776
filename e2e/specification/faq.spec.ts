import { expect, test } from "../site.ts";

test("the questions say of money and time what the rest of the site says", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/pages/support/terms");
  await expect(main).toContainText("You can pay by credit card or by PayPal");
  await expect(main).toContainText("an invoice is due 14 days after its date");
  await page.goto("/pages/support/faq");
  await expect(main).toContainText("By credit card or by PayPal");
  await expect(main).toContainText("it is due 14 days after its date");
  await expect(main).toContainText("We aim to respond within 24 hours");
});

test("the questions tell the demo prices from ours", async ({ page }) => {
  await page.goto("/pages/support/faq");
  await page.getByText("Are the plans on the pricing page yours?").click();
  await page.getByRole("link", { name: "See the sample page" }).click();
  await expect(page).toHaveURL("/pages/company/pricing");
});
