import type { Page } from "@playwright/test";

/** Records layout shifts from the next navigation onwards. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const root = document.documentElement;
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          return `${name} from ${from.x}, ${from.y}, ${from.width} × ${from.height} to ${to.x}, ${to.y}, ${to.width} × ${to.height}`;
        });
        root.dataset.shift = [root.dataset.shift, value, ...moved].join("\n");
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** TypeScript does not know it yet (https://wicg.github.io/layout-instability/). */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** What moved, with the score of each shift (https://web.dev/articles/cls), or null if nothing did. */
export async function shiftOf(page: Page): Promise<string | null> {
  await page.evaluate(() => document.fonts.ready);
  return page.locator("html").getAttribute("data-shift");
}
