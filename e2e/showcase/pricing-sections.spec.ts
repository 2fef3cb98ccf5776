import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../site.ts";

const address = "/sections/page-sections/pricing";

const monthly = (...amounts: string[]) => amounts.map((amount) => `${amount}/mo per month`);
const yearly = (...amounts: string[]) => amounts.map((amount) => `${amount}/yr per year`);

/** Example, then its tabs with the prices in each. */
const prices: [string, Record<string, string[]>][] = [
  ["Freelancer or Startup", { Freelancer: monthly("$25", "$59"), Startup: monthly("$100", "$135") }],
  [
    "Monthly or Annual",
    {
      Monthly: monthly("$199", "$299", "$499", "$899"),
      Annual: yearly("$1,990", "$2,990", "$4,990", "$8,990"),
    },
  ],
];

for (const [title, lists] of prices) {
  const [[first, firstPrices], [second, secondPrices]] = pair(Object.entries(lists));

  test(`${title}: the first tab is chosen at first, the keyboard chooses the other`, async ({ page }) => {
    await page.goto(address, { waitUntil: "networkidle" });
    const preview = previewOf(page, title);
    const tab = (name: string) => preview.getByRole("tab", { name });
    await expect(tab(first)).toHaveAttribute("aria-selected", "true");
    await expectPrices(preview.getByRole("tabpanel", { name: first }), firstPrices);
    await tab(first).press("ArrowRight");
    await expect(tab(second)).toBeFocused();
    await expectPrices(preview.getByRole("tabpanel", { name: second }), secondPrices);
    await expect(preview.getByRole("tabpanel")).toHaveCount(1);
    await page.keyboard.press("Home");
    await expect(tab(first)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(preview.getByRole("tabpanel", { name: first })).toBeFocused();
  });
}

test("Starter, Pro, Premium and Enterprise are there by the month and by the year", async ({ page }) => {
  await page.goto(address, { waitUntil: "networkidle" });
  const preview = previewOf(page, "Monthly or Annual");
  const names = preview.getByRole("tabpanel").getByRole("heading", { level: 3 });
  await expect(names).toHaveText(["Starter", "Pro", "Premium", "Enterprise"]);
  await preview.getByRole("tab", { name: "Annual" }).click();
  await expect(names).toHaveText(["Starter", "Pro", "Premium", "Enterprise"]);
});

test("what is in a plan and what is not is said in words", async ({ page }) => {
  await page.goto(address);
  const starter = previewOf(page, "Monthly or Annual").getByRole("tabpanel").getByRole("list").first();
  await expect(starter.getByRole("listitem")).toHaveText([
    "2 on call, included",
    "Spare parts on the shelf, not included",
    "Leave at a month’s notice, included",
  ]);
});

test("what is paid once names no period, and may go back within 20 days", async ({ page }) => {
  await page.goto(address);
  const once = previewOf(page, "Paid once");
  await expect(once.getByText("$399", { exact: true })).toBeVisible();
  await expect(once).not.toContainText("per month");
  await expect(once).toContainText("20-day refund window");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all prices are shown, each list under its name", async ({ page }) => {
    await page.goto(address);
    for (const [title, lists] of prices) {
      for (const [name, list] of Object.entries(lists)) {
        const panel = previewOf(page, title).getByRole("tabpanel").filter({ hasText: name });
        await expect(panel.getByText(name, { exact: true })).toBeVisible();
        await expectPrices(panel, list);
      }
    }
  });
});

function previewOf(page: Page, title: string) {
  return page.getByRole("region", { name: title }).locator("[data-stage]");
}

async function expectPrices(panel: Locator, prices: readonly string[]) {
  await expect(panel).toBeVisible();
  await expect(panel.getByText(/^\s*per (month|year)$/)).toHaveCount(prices.length);
  for (const price of prices) await expect(panel.getByText(price)).toBeVisible();
}

function pair<T>([first, second]: readonly T[]): [T, T] {
  if (first === undefined || second === undefined) throw new Error("There are two of each.");
  return [first, second];
}
