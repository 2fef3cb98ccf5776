import type { Page } from "@playwright/test";
import { navbarMenus } from "../content/menus.ts";
import { expect, test } from "./site.ts";

test.describe("on paper", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 960 });
    await page.emulateMedia({ media: "print" });
  });

  test("home keeps one left edge, and its bedrock can be read where ink is saved", async ({ page }) => {
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

  test("a price list says whose it is, shows every plan, and has no button to press", async ({ page }) => {
    await page.goto("/pages/company/pricing");
    await expect(page.getByRole("banner")).not.toHaveCSS("color", "oklch(0.955 0.006 88)");
    for (const panel of await page.getByRole("tabpanel").all()) await expect(panel).toBeVisible();
    await expect(page.getByRole("tabpanel").getByRole("link")).toHaveCount(0);
  });

  test("the number of a section never stays behind on the sheet before it", async ({ page }) => {
    await page.goto("/pages/support/terms");
    // It stands in the heading, which keeps to what follows it.
    const headings = page.getByRole("heading", { level: 2 }).filter({ hasText: /^\d+/ });
    expect(await headings.count()).toBeGreaterThan(5);
    for (const heading of await headings.all()) {
      await expect(heading).toHaveCSS("break-inside", "avoid");
      await expect(heading).toHaveCSS("break-after", "avoid");
    }
  });
});

test.describe("motion", () => {
  test("the drill hangs as deep as the page is read, and the mark travels from page to page", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await tellOfTransitions(page);
    await page.goto("/services");
    expect(await drill(page)).toMatch(/^1 0(\.0\d*)?$/);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => drill(page)).toMatch(/^(none|1|1 (1|0\.9\d*))$/);
    // A browser leaves it out where the next page is late.
    await expect(async () => {
      await goOn(page);
      await expect(page.locator("html")).toHaveAttribute("data-transition", "true", { timeout: 1000 });
    }).toPass();
  });

  test("is none for those who want less of it", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await tellOfTransitions(page);
    await goOn(page);
    await expect(page.locator("html")).toHaveAttribute("data-transition", "false");
    expect(
      await page.locator(".depth-rule").evaluate((rule) => getComputedStyle(rule, "::after").content),
    ).toBe("none");
  });
});

test("who asks for more contrast gets no grey words", async ({ page }) => {
  await page.emulateMedia({ contrast: "more" });
  await page.goto("/services");
  const lead = page.locator("main .lead").first();
  await expect(lead).toHaveCSS("color", "oklch(0 0 0)");
  await expect(page.locator("body")).toHaveCSS("background-color", "oklch(1 0 0)");
});

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

async function goOn(page: Page) {
  await page.goto("/pages/support/faq");
  await page.evaluate(() => location.assign("/pages/support/terms"));
  await page.waitForURL("**/terms");
}

function drill(page: Page): Promise<string> {
  return page.locator(".depth-rule").evaluate((rule) => getComputedStyle(rule, "::after").scale);
}

async function tellOfTransitions(page: Page) {
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      document.documentElement.dataset.transition = String(Boolean(viewTransition));
    });
  });
}
