import type { Page } from "@playwright/test";
import { site as company } from "../site.config.ts";
import { hydrated } from "./hydrated-pages.ts";
import { untilLive } from "./showcase/showcase-page.ts";
import { expect, test } from "./site.ts";
import { spoiltWords, swapContent } from "./swapped-content.ts";

/** One page of each kind of layout; the words that lie in home's drawing are looked after in `text-size.spec.ts`. */
const kinds = [
  "/services",
  "/contact",
  "/pages/company/pricing",
  "/pages/support/terms",
  "/articles",
  ...(company.demo
    ? [
        "/pages/blog/author",
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
  test(`${address}: no word is cut or covered at 320 px, twice as large, or 60 letters long, and no price of five digits`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    // React would draw an island anew that finds other words than its own.
    if (hydrated.includes(address)) await untilLive(page);
    await layOutAll(page);
    await expectSound(page, 320, "as it is");
    await sizeText(page, "200%");
    await expectSound(page, 1280, "twice as large");
    await sizeText(page, "");
    await swapContent(page);
    for (const width of [320, 1280]) await expectSound(page, width, "with other content");
  });
}

async function expectSound(page: Page, width: number, how: string) {
  await page.setViewportSize({ width, height: 900 });
  expect(await spoiltWords(page), `${how}, at ${width} px`).toEqual([]);
}

/** Also what is not laid out before somebody scrolls there. */
async function layOutAll(page: Page) {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>("main section"))
      section.style.contentVisibility = "visible";
  });
}

async function sizeText(page: Page, size: string) {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);
}
