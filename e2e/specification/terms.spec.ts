import { expect, test } from "../site.ts";

test("the words of the specification on the terms and conditions", async ({ page }) => {
  await page.goto("/pages/support/terms");
  const section = (name: string) => page.getByRole("region", { name });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms and conditions");
  await expect(page.getByText("Last modified").getByRole("time")).toHaveText("28 February 2025");
  const sections = [
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
  ];
  await expect(page.getByRole("navigation", { name: "Contents" }).getByRole("link")).toHaveText(sections);
  await expect(section("Introduction").getByRole("link", { name: "privacy policy" })).toBeVisible();
  await expect(section("Payments")).toContainText("You can pay by credit card or by PayPal.");
  await expect(section("Consumer law")).toContainText(
    "guarantees that cannot be excluded under the Australian Consumer Law",
  );
  await expect(section("Governing law")).toContainText("governed by the law of New South Wales, Australia");
});
