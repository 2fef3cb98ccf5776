// R-PAGE-3
import type { LaunchOptions, Locator, Page } from "@playwright/test";
import { home } from "../../content/pages/home.ts";
import { site as company } from "../../site.config.ts";
import { brokenWords } from "../broken-words.ts";
import { hydrated } from "../hydrated-pages.ts";
import { waitForHydration } from "../showcase/showcase-page.ts";
import { expect, test } from "../site.ts";
import { overflowingWords, swapContent } from "../swapped-content.ts";

/** One page of each layout. */
const kinds = [
  "/services",
  "/services/apps",
  "/contact",
  "/pages/company/pricing",
  "/pages/support/terms",
  "/articles",
  ...(company.demo
    ? [
        "/pages/blog/author",
        "/pages/extra/virtual-reality",
        "/pages/blog/single-article",
        "/pages/landing-pages/coworking",
        "/authentication/sign-in/basic",
        "/sections",
        "/sections/page-sections/blog-posts",
        "/sections/page-sections/teams",
      ]
    : []),
];

for (const address of kinds) {
  test(`${address}: nothing is cut off or covered at 320 px, at 200% text size, or with long words and prices`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    // Waits for hydration, because React renders an island again if its text changes before that.
    if (hydrated.includes(address)) await waitForHydration(page);
    await expectSound(page, 320, "as it is");
    await sizeText(page, "200%");
    for (const width of [768, 1280]) await expectSound(page, width, "twice as large");
    await sizeText(page, "");
    await swapContent(page);
    for (const width of [320, 1280]) await expectSound(page, width, "with other content");
  });
}

// The widths at which text at 200% is tested (WCAG 2.2, 1.4.4).
const widths = [1000, 1280, 1440];

test("on the home page, no label of the core is cut off at 200% text size", async ({ page }) => {
  await page.goto("/");
  await sizeText(page, "200%");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const { code, name } of home.core.layers) {
      const label = page.getByRole("main").getByText(`${code} ${name}`, { exact: true });
      const right = await label.evaluate((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        return range.getBoundingClientRect().right;
      });
      expect(right, `${name} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

if (company.demo) {
  test("on the rental page, the islands cover none of the hero's text at 200% text size", async ({
    page,
  }) => {
    await page.goto("/pages/landing-pages/rental");
    await sizeText(page, "200%");
    const hero = page.locator("main header");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectUncovered(hero.getByRole("heading", { level: 1 }));
      await expectUncovered(hero.locator("p"));
    }
  });
}

/** A browser with a default font size of 32 pixels instead of 16. Breakpoints in `em` grow with it. */
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

enlarged("no word breaks at twice the browser's default font size", async ({ page }) => {
  for (const address of [
    "/",
    "/services",
    "/contact",
    "/newsletter",
    "/pages/company/pricing",
    "/articles",
  ]) {
    await page.goto(address);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    for (const width of [768, ...widths]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page), `${address} at ${width} px`).toEqual([]);
    }
  }
});

async function expectSound(page: Page, width: number, how: string) {
  await page.setViewportSize({ width, height: 900 });
  expect(await overflowingWords(page), `${how}, at ${width} px`).toEqual([]);
}

async function sizeText(page: Page, size: string) {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);
}

/** Expects that nothing covers the text at the beginning, in the middle and at the end of each line. */
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
