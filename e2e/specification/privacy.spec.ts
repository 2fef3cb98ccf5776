import { site } from "../../site.config.ts";
import { expect, test } from "../site.ts";

test("the words of the specification on the privacy policy", async ({ page }) => {
  await page.goto("/pages/support/privacy");
  const section = (name: string) => page.getByRole("region", { name });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy policy");
  await expect(page.getByText("Last modified").getByRole("time")).toHaveText("28 February 2025");
  const sections = [
    "Contacting the data controller",
    "Purpose of this policy",
    "GDPR",
    "Consent",
    "Legal basis",
    "Data we collect",
    "How we use it",
    "How we share it",
    "How long we keep it",
    "How we protect it",
    "Your rights",
    "Children under 16",
    "Access, modify, delete",
    "Cookies",
    "Changes",
  ];
  await expect(page.getByRole("navigation", { name: "Contents" }).getByRole("link")).toHaveText(sections);
  await expect(page.getByText(`${site.legalName} never sells data.`)).toBeVisible();
  const controller = section("Contacting the data controller");
  for (const name of [site.email, site.phone.shown, "contact page"]) {
    await expect(controller.getByRole("link", { name })).toBeVisible();
  }
  const collected = section("Data we collect").getByRole("table").first();
  await expect(collected.locator("tbody td:first-child")).toHaveText([
    "Name",
    "Email address",
    "Username",
    "Access date and time",
    "Pages visited",
  ]);
  const rights = section("Your rights");
  await expect(rights.getByText("we answer within 30 days")).toBeVisible();
  await expect(rights.getByRole("link", { name: "oaic.gov.au" })).toBeVisible();
  await expect(rights.getByRole("link", { name: "edpb.europa.eu" })).toBeVisible();
});
