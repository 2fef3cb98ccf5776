// R-NAV-17, R-PAGE-5
import { navbarMenus } from "../../content/menus.ts";
import { addresses } from "../../contract/addresses.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { site as company } from "../../site.config.ts";
import { expect, test } from "../site.ts";

test("menus stay within the container", async ({ page }) => {
  await page.goto("/pages/support/faq");
  for (const width of [992, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const end = await page
      .getByRole("banner")
      .getByRole("link", { name: "Contact Us" })
      .evaluate((link) => link.getBoundingClientRect().right);
    for (const { name } of navbarMenus) {
      await page.getByRole("banner").getByRole("button", { name }).click();
      const right = await page
        .locator("header :popover-open")
        .evaluate((menu) => menu.getBoundingClientRect().right);
      expect(right, `${name} at ${width} px`).toBeLessThanOrEqual(end + 0.5);
      await page.keyboard.press("Escape");
    }
  }
});

test("the navigation bar is transparent over rock and sea, with white text in both themes", async ({
  page,
}) => {
  for (const address of [addresses.pricing, ...(company.demo ? [templateAddresses.rental] : [])]) {
    await page.goto(address);
    const bar = page.getByRole("banner").first();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(bar).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      await expect(bar).toHaveCSS("color", "oklch(0.955 0.006 88)");
    }
    const picture = await page.locator("main :is(header, [role=group])").first().boundingBox();
    expect(picture?.y).toBe((await bar.boundingBox())?.y);
  }
});

test.describe("the printed page", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 960 });
    await page.emulateMedia({ media: "print" });
  });

  test("the home page has one left edge, and its bedrock is printed with its background", async ({
    page,
  }) => {
    await page.goto("/");
    const edges = await page
      .getByRole("region", { name: /one contact/ })
      .getByRole("heading", { level: 3 })
      .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().x));
    expect(edges.length).toBeGreaterThan(1);
    expect(new Set(edges).size).toBe(1);
    const bedrock = page.getByRole("main").getByRole("listitem").filter({ hasText: "Bedrock" }).last();
    await expect(bedrock).toHaveCSS("print-color-adjust", "exact");
  });

  test("a price list has the company's name and no buttons", async ({ page }) => {
    await page.goto("/pages/company/pricing");
    await expect(page.getByRole("banner")).not.toHaveCSS("color", "oklch(0.955 0.006 88)");
    await expect(page.getByRole("tabpanel").getByRole("link")).toHaveCount(0);
  });

  test("no page break separates a section's number from its heading", async ({ page }) => {
    await page.goto("/pages/support/terms");
    // The number is part of the heading, so forbidding page breaks inside the heading keeps them together. A break
    // between the heading and its text is forbidden too.
    const headings = page.getByRole("heading", { level: 2 }).filter({ hasText: /^\d+/ });
    expect(await headings.count()).toBeGreaterThan(5);
    for (const heading of await headings.all()) {
      await expect(heading).toHaveCSS("break-inside", "avoid");
      await expect(heading).toHaveCSS("break-after", "avoid");
    }
  });
});
