import { expect, test } from "../site.ts";

test("the words of the specification in the newsletter's form and dialog", async ({ page }) => {
  await page.goto("/pages/company/about-us");
  const main = page.getByRole("main");
  await expect(main.locator("form[novalidate]")).toBeAttached();
  await main.getByLabel("Enter your email").fill("spec@reader.example");
  await main.getByRole("button", { name: "Subscribe" }).click();
  const dialog = page.getByRole("dialog", { name: "Thank you for subscribing." });
  await expect(dialog.getByText("Success", { exact: true })).toBeVisible();
  await expect(dialog.getByText("Please check your email to confirm your subscription.")).toBeVisible();
});
