import type { Page } from "@playwright/test";

/** Records layout shifts from the next navigation onwards. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const root = document.documentElement;
        const shift = "value" in entry ? Number(entry.value) : 0;
        root.dataset.shift = String(Number(root.dataset.shift ?? 0) + shift);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The cumulative layout shift (https://web.dev/articles/cls), or null if nothing moved. */
export async function shiftOf(page: Page): Promise<string | null> {
  await page.evaluate(() => document.fonts.ready);
  return page.locator("html").getAttribute("data-shift");
}
