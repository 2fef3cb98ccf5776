import type { Page } from "@playwright/test";
import { plans as allPlans, pricing } from "../content/pages/pricing.ts";
import { expect, test } from "./site.ts";

test.describe("a page with React", () => {
  test("asks for its scripts after its first paint", async ({ page }) => {
    await page.goto("/contact");
    const asked = await firstScriptAsked(page);
    const paint = await page.evaluate(() => performance.getEntriesByName("first-paint")[0]?.startTime);
    expect(asked).toBeGreaterThan(paint ?? Number.POSITIVE_INFINITY);
  });

  test("waits for that paint where it comes long after all files", async ({ page }) => {
    await page.addInitScript(() => {
      window.PerformanceObserver = class extends PerformanceObserver {
        constructor(tell: PerformanceObserverCallback) {
          super((...paint) =>
            setTimeout(() => {
              performance.mark("told");
              tell(...paint);
            }, 1000),
          );
        }
      };
    });
    await page.goto("/contact");
    const asked = await firstScriptAsked(page);
    const told = await page.evaluate(() => performance.getEntriesByName("told")[0]?.startTime);
    expect(asked).toBeGreaterThan(told ?? Number.POSITIVE_INFINITY);
  });

  test("does not wait where nothing is painted, in a tab behind others", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, "hidden", { value: true });
      window.PerformanceObserver = class extends PerformanceObserver {
        override observe() {}
      };
    });
    await page.goto("/contact");
    const asked = await firstScriptAsked(page);
    const loaded = await page.evaluate(() => performance.timing.loadEventEnd - performance.timeOrigin);
    expect(asked - loaded).toBeLessThan(3000);
  });

  test("keeps what stands in it where React fails, and the rest comes to life", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    // The tabs of the plans ask for this one.
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

/** Of those of its islands, which are listed in it; in milliseconds after the page was asked for. */
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
