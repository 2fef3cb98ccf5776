import type { LaunchOptions, Locator, Page } from "@playwright/test";
import { home } from "../content/pages/home.ts";
import { site as company } from "../site.config.ts";
import { brokenWords } from "./broken-words.ts";
import { expect, test } from "./site.ts";

// WCAG 2.2, 1.4.4: text at twice its size.
for (const width of [1000, 1280, 1440]) {
  test.describe(`text twice as large at ${width} px`, () => {
    test("at home, no label of the core is cut", async ({ page }) => {
      await openEnlarged(page, width, "/");
      for (const { code, name } of home.core.layers) {
        const label = page.getByRole("main").getByText(`${code} ${name}`, { exact: true });
        const right = await label.evaluate((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          return range.getBoundingClientRect().right;
        });
        expect(right).toBeLessThanOrEqual(width);
      }
    });

    // With `demo: false` there is no such page.
    if (!company.demo) return;

    test("on the rental page, the islands cover no words of the hero", async ({ page }) => {
      await openEnlarged(page, width, "/pages/landing-pages/rental");
      const hero = page.locator("main header");
      await expectUncovered(hero.getByRole("heading", { level: 1 }));
      await expectUncovered(hero.locator("p"));
    });
  });
}

/** In a browser whose owner has set its text to 32 pixels instead of 16. */
const enlarged = test.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
      }),
    { scope: "worker" },
  ],
});

for (const address of ["/", "/services", "/contact", "/newsletter", "/pages/company/pricing", "/articles"]) {
  enlarged(`${address} breaks no word where the browser's text is set twice as large`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    for (const width of [768, 1000, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page), `at ${width} px`).toEqual([]);
    }
  });
}

async function openEnlarged(page: Page, width: number, address: string) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** What lies on top of each line's beginning, middle and end is the text. */
async function expectUncovered(texts: Locator) {
  for (const text of await texts.all()) {
    await text.scrollIntoViewIfNeeded();
    const covering = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()];
      const points = lines.flatMap(({ left, width, top, height }) =>
        [0.02, 0.5, 0.98].map((share) => [left + width * share, top + height / 2] as const),
      );
      const onTop = points.map(([x, y]) => document.elementFromPoint(x, y));
      return onTop.filter((top) => !element.contains(top)).map((top) => top?.outerHTML.slice(0, 100));
    });
    expect(covering).toEqual([]);
  }
}
