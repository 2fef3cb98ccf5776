// R-PAGE-7
import type { Page } from "@playwright/test";
import { plans as allPlans, pricing } from "../content/pages/pricing.ts";
import { open } from "./contact-form.ts";
import { expect, test } from "./site.ts";

const stylesOfIslands = "**/assets/islands-*.css";

test.describe("a page with React", () => {
  test("requests its scripts after the first paint, even if that is later than the load event", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const loaded = new Promise((done) => addEventListener("load", done));
      window.PerformanceObserver = class extends PerformanceObserver {
        constructor(tell: PerformanceObserverCallback) {
          super((...paint) => {
            loaded.then(() => {
              performance.mark("reported");
              tell(...paint);
            });
          });
        }
      };
    });
    await page.goto("/contact");
    const asked = await firstScriptAsked(page);
    const [paint, reported] = await page.evaluate(() =>
      ["first-paint", "reported"].map((name) => performance.getEntriesByName(name)[0]?.startTime),
    );
    expect(asked).toBeGreaterThan(paint ?? Number.POSITIVE_INFINITY);
    expect(asked).toBeGreaterThan(reported ?? Number.POSITIVE_INFINITY);
  });

  test("does not wait for a paint in a background tab, which is never painted", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, "hidden", { value: true });
      window.PerformanceObserver = class extends PerformanceObserver {
        override observe() {}
      };
      // Ensures that timers with a delay never fire.
      const { setTimeout: later } = window;
      const atOnce = (run: () => void, after = 0) => (after > 0 ? 0 : later(run));
      Object.defineProperty(window, "setTimeout", { value: atOnce });
    });
    await page.goto("/contact");
    await firstScriptAsked(page);
  });

  test("hydrates its islands once the styles that only they use have loaded", async ({ page }) => {
    const steps: string[] = [];
    await page.route(stylesOfIslands, async (route) => {
      await page.waitForTimeout(1000);
      const isLive = await page.locator("form[novalidate]").count();
      steps.push(isLive ? "hydrated without styles" : "styles");
      await route.continue();
    });
    await open(page, "/contact");
    expect(steps).toEqual(["styles"]);
  });

  test("hydrates its islands without those styles if they can't be loaded", async ({ page }) => {
    await page.route(stylesOfIslands, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await open(page, "/contact");
    expect((await failed).resourceType()).toBe("stylesheet");
  });

  test("keeps the HTML of an island that fails, and hydrates the others", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    // Makes media queries for the width throw. Only the island with the pricing plans uses such queries.
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) => {
        if (query.includes("width")) throw new Error("No windows here");
        return matchMedia.call(window, query);
      };
    });
    await page.goto("/pages/company/pricing");
    await expect.poll(() => errors).toEqual(["No windows here"]);
    const plans = page.getByRole("region", { name: pricing.plans.title });
    for (const { name } of allPlans) {
      await expect(plans.getByRole("link", { name: `Choose ${name}` }).first()).toBeVisible();
    }
    const slides = page.getByRole("region", { name: pricing.carousel });
    await slides.getByRole("button", { name: "Pause the slides" }).click();
    await expect(slides.getByRole("button", { name: "Play the slides" })).toBeVisible();
  });
});

/**
 * Returns when the first script of an island was requested, in milliseconds since the navigation. The page lists the
 * islands' scripts in `#island-files`.
 */
async function firstScriptAsked(page: Page): Promise<number> {
  const asked = await page.waitForFunction(() => {
    const listed = document.getElementById("island-files")?.textContent ?? "";
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => listed.includes(`"${new URL(name).pathname}"`));
    return scripts.length > 5 && Math.min(...scripts.map(({ startTime }) => startTime));
  });
  return Number(await asked.jsonValue());
}
