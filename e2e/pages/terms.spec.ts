import { expect, test } from "../site.ts";
import { testLegalPage } from "./legal-page.ts";

const address = "/pages/support/terms";

test.describe("the terms and conditions", () => {
  testLegalPage({
    address,
    title: "Terms and conditions",
    sections: [
      "Introduction",
      "Intellectual property",
      "User comments",
      "Accounts",
      "Sale of goods and services",
      "Payments",
      "Consumer law",
      "Liability",
      "Indemnity",
      "Governing law",
      "Severability",
      "Changes",
    ],
  });

  test("lead from the introduction to the privacy policy", async ({ page }) => {
    await page.goto(address);
    await page
      .getByRole("region", { name: "Introduction" })
      .getByRole("link", { name: "privacy policy" })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy policy");
  });

  test("take credit card and PayPal", async ({ page }) => {
    await page.goto(address);
    const payments = page.getByRole("region", { name: "Payments" });
    await expect(payments.getByText("You can pay by credit card or by PayPal.")).toBeVisible();
  });

  test("leave the guarantees of the Australian Consumer Law alone", async ({ page }) => {
    await page.goto(address);
    const law = page.getByRole("region", { name: "Consumer law" });
    await expect(
      law.getByText("guarantees that cannot be excluded under the Australian Consumer Law"),
    ).toBeVisible();
  });

  test("are governed by the law of New South Wales, Australia", async ({ page }) => {
    await page.goto(address);
    const law = page.getByRole("region", { name: "Governing law" });
    await expect(law.getByText("governed by the law of New South Wales, Australia")).toBeVisible();
  });
});
