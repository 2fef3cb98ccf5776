import { storedData } from "../../content/stored-data.ts";
import { site } from "../../site.config.ts";
import { expect, test } from "../site.ts";
import { testLegalPage } from "./legal-page.ts";

const address = "/pages/support/privacy";

test.describe("the privacy policy", () => {
  testLegalPage({
    address,
    title: "Privacy policy",
    sections: [
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
    ],
  });

  test("says that the company never sells data, and how to reach it", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(`${site.legalName} never sells data.`)).toBeVisible();
    const controller = page.getByRole("region", { name: "Contacting the data controller" });
    const addressOf = (name: string) => controller.getByRole("link", { name });
    await expect(addressOf(site.email)).toHaveAttribute("href", `mailto:${site.email}`);
    await expect(addressOf(site.phone.shown)).toHaveAttribute("href", `tel:${site.phone.dialled}`);
    await expect(addressOf("contact page")).toHaveAttribute("href", "/contact");
  });

  test("says what it does with each of the data of the specification", async ({ page }) => {
    await page.goto(address);
    const table = page.getByRole("region", { name: "Data we collect" }).getByRole("table").first();
    await expect(table.locator("tbody td:first-child")).toHaveText([
      "Name",
      "Email address",
      "Username",
      "Access date and time",
      "Pages visited",
    ]);
  });

  test("lists all that is stored, why, and how long it is kept", async ({ page }) => {
    await page.goto(address);
    const purposes = page.getByRole("region", { name: "Data we collect" }).getByRole("table").last();
    const retention = page.getByRole("region", { name: "How long we keep it" }).getByRole("table");
    await expect(purposes.locator("tbody td")).toHaveText(storedData.flatMap(({ what, why }) => [what, why]));
    await expect(retention.locator("tbody td")).toHaveText(
      storedData.flatMap(({ what, kept }) => [what, kept]),
    );
  });

  test("names who handles data for us, and where", async ({ page }) => {
    await page.goto(address);
    const sharing = page.getByRole("region", { name: "How we share it" });
    for (const { who, task, country } of site.processors) {
      await expect(sharing.getByRole("row", { name: `${who}, ${country} ${task}` })).toBeVisible();
    }
  });

  test("promises an answer within 30 days, and names the authorities to complain to", async ({ page }) => {
    await page.goto(address);
    const rights = page.getByRole("region", { name: "Your rights" });
    await expect(rights.getByText("we answer within 30 days")).toBeVisible();
    await expect(rights.getByRole("link", { name: "oaic.gov.au" })).toBeVisible();
    await expect(rights.getByRole("link", { name: "edpb.europa.eu" })).toBeVisible();
  });

  test("is true about storage: the theme in the browser, no cookie", async ({ page, context }) => {
    await page.goto(address);
    await page.getByRole("radio", { name: "Dark" }).check();
    await page.reload();
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept).toEqual({ theme: "dark" });
    expect(await context.cookies()).toEqual([]);
  });
});
