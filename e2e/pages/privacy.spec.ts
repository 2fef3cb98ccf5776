import { privacyLastModified } from "../../content/legal-dates.ts";
import { storedData } from "../../content/stored-data.ts";
import { addresses } from "../../contract/addresses.ts";
import { site } from "../../site.config.ts";
import { expect, test } from "../site.ts";
import { testLegalPage } from "./legal-page.ts";

const address = addresses.privacy;

test.describe("the privacy policy", () => {
  testLegalPage({ name: "privacy", lastModified: privacyLastModified });

  test("says how to reach the company", async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole("main");
    const way = (name: string) => main.getByRole("link", { name }).first();
    await expect(way(site.email)).toHaveAttribute("href", `mailto:${site.email}`);
    await expect(way(site.phone.shown)).toHaveAttribute("href", `tel:${site.phone.dialled}`);
    await expect(main.locator(`a[href="${addresses.contact}"]`)).toBeVisible();
  });

  test("lists all that is stored, why, and how long it is kept", async ({ page }) => {
    await page.goto(address);
    const cellsUnder = (name: string) =>
      page
        .getByRole("table")
        .filter({ has: page.getByRole("columnheader", { name, exact: true }) })
        .getByRole("cell");
    await expect(cellsUnder("Why")).toHaveText(storedData.flatMap(({ what, why }) => [what, why]));
    await expect(cellsUnder("How long")).toHaveText(storedData.flatMap(({ what, kept }) => [what, kept]));
  });

  test("names who handles data for us, and where", async ({ page }) => {
    await page.goto(address);
    for (const { who, task, country } of site.processors) {
      await expect(page.getByRole("row", { name: `${who}, ${country} ${task}` })).toBeVisible();
    }
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
