import { expect, test } from "../site.ts";

const address = "/pages/support/faq";

test.describe("the page of questions", () => {
  test("groups them by what they are about, the first one open", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "FAQ", level: 1 })).toBeVisible();
    for (const [group, count] of [
      ["Starting", 5],
      ["Money and paper", 5],
      ["When something breaks", 4],
      ["This site and your data", 4],
    ] as const) {
      await expect(page.getByRole("region", { name: group }).locator("summary")).toHaveCount(count);
    }
    await expect(page.locator("details[open] summary")).toHaveText(["What can you help with?"]);
  });

  test("leaves open what is being read when another is opened", async ({ page }) => {
    await page.goto(address);
    await page.getByText("Who does the work?").click();
    await expect(page.locator("details[open] summary")).toHaveText([
      "What can you help with?",
      "Who does the work?",
    ]);
    await page.getByText("Who does the work?").press("Enter");
    await expect(page.locator("details[open]")).toHaveCount(1);
  });

  test("leads to the help centre, the contact page and the privacy policy", async ({ page }) => {
    await page.goto(address);
    const more = page.getByRole("region", { name: "Yours is not here?" });
    for (const [link, href] of [
      ["Describe your project", "/contact"],
      ["Help centre", "/pages/support/help-center"],
      ["Privacy Policy", "/pages/support/privacy"],
    ] as const) {
      await expect(more.getByRole("link", { name: link })).toHaveAttribute("href", href);
    }
  });

  test("says the same as the rest of the site", async ({ page }) => {
    await page.goto("/pages/support/contact-us");
    const hours = "Monday to Friday, 9 am to 5 pm Sydney time";
    await expect(page.getByRole("main")).toContainText(hours);
    await page.goto("/pages/support/terms");
    await expect(page.getByRole("main")).toContainText("You can pay by credit card or by PayPal");
    await expect(page.getByRole("main")).toContainText("an invoice is due 14 days after its date");
    await page.goto(address);
    const words = page.getByRole("main");
    await expect(words).toContainText(hours);
    await expect(words).toContainText("By credit card or by PayPal");
    await expect(words).toContainText("it is due 14 days after its date");
    await expect(words).toContainText("We aim to respond within 24 hours");
  });

  test("is found from the help centre, and tells the demo prices from ours", async ({ page }) => {
    await page.goto("/pages/support/help-center");
    await page.getByRole("link", { name: "Read the questions" }).click();
    await expect(page).toHaveURL(address);
    await page.getByText("Are the plans on the pricing page yours?").click();
    await page.getByRole("link", { name: "See the demo page" }).click();
    await expect(page).toHaveURL("/pages/company/pricing");
  });

  test("runs without React", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(address, { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("opens and closes all the same", async ({ page }) => {
      await page.goto(address);
      await page.getByText("Do you set cookies?").click();
      await expect(page.getByText(/so there is no banner/)).toBeVisible();
      await page.getByText("Do you set cookies?").click();
      await expect(page.getByText(/so there is no banner/)).toBeHidden();
    });
  });
});
