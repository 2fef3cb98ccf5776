import type { Page } from "@playwright/test";
import { pricing } from "../../content/pages/pricing.ts";
import { expect, test } from "../site.ts";

const address = "/pages/company/pricing";
const yes = "included";
const no = "not included";
const plans = {
  Monthly: [
    ["Starter", "$59", "2 team members", "20GB cloud storage", yes, no, no, no],
    ["Premium", "$89", "10 team members", "40GB cloud storage", yes, yes, no, no],
    ["Enterprise", "$99", "Unlimited team members", "100GB cloud storage", yes, yes, yes, yes],
  ],
  Annual: [
    ["Starter", "$119", "2 team members", "20GB cloud storage", no, no, no, no],
    ["Premium", "$159", "10 team members", "40GB cloud storage", yes, yes, no, no],
    ["Enterprise", "$399", "Unlimited team members", "100GB cloud storage", yes, yes, yes, yes],
  ],
} as const;

test.describe("the words of the specification on the pricing page", () => {
  test.use({ javaScriptEnabled: false });

  test("in its slides and blocks", async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle(/^Sample/);
    for (const [index, name] of ["Pricing Plans", "Our Team", "Office Places"].entries()) {
      const slide = region(page, "Company").getByRole("group", { name: `${index + 1} of 3: ${name}` });
      await expect(slide.getByRole("listitem")).toHaveCount(3);
    }
    const blocks = region(page, "Read More About Us").getByRole("listitem").getByRole("list");
    await expect(blocks).toHaveCount(6);
    for (const list of await blocks.all()) await expect(list.getByRole("listitem")).toHaveCount(2);
  });

  for (const [billing, cards] of Object.entries(plans)) {
    test(`in its plans, ${billing}`, async ({ page }) => {
      await page.goto(address);
      const shown = page
        .getByRole("region", { name: pricing.plans.title })
        .locator("ul > li:has(> article, h3)");
      const offset = billing === "Monthly" ? 0 : cards.length;
      for (const [index, [name, price, members, storage, ...extras]] of cards.entries()) {
        const card = shown.nth(offset + index);
        await expect(card.getByRole("heading", { level: 3 })).toHaveText(name);
        await expect(card).toContainText(`${price}/mo per month`);
        await expect(card.getByRole("listitem")).toHaveText([
          `${members}, ${yes}`,
          `${storage}, ${yes}`,
          `Integration help, ${extras[0]}`,
          `Sketch files, ${extras[1]}`,
          `API access, ${extras[2]}`,
          `Complete documentation, ${extras[3]}`,
        ]);
      }
    });
  }

  test("in its membership, stories, brands and questions", async ({ page }) => {
    await page.goto(address);
    const lifetime = region(page, pricing.lifetime.title);
    for (const words of [
      "lifetime membership",
      "$399",
      "one-off",
      "30-day full refund",
      "free 20MB sample",
    ]) {
      await expect(lifetime).toContainText(words);
    }
    await expect(region(page, "Customer stories").getByRole("group")).toHaveCount(2);
    await expect(page.getByRole("heading", { name: "More than 50+ brands trust Material" })).toBeVisible();
    await expect(page.getByText(/sample page/i)).toHaveCount(1);
    await expect(region(page, pricing.questions.title).locator("summary")).toHaveText([
      "How do I order?",
      "How can I make the payment?",
      "How much time does it take to receive the order?",
      "Can I resell the products?",
      "Where do I find the shipping details?",
    ]);
    await expect(region(page, pricing.questions.title)).toContainText("Last modified Sept 07 2021");
  });
});

function region(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}
