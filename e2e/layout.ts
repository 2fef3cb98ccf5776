import type { Page } from "@playwright/test";
import { brokenWords } from "./broken-words.ts";
import { cutWords } from "./cut-words.ts";
import { findModuleTies } from "./module-ties.ts";
import { expect } from "./site.ts";

/** Targets are large enough, no word is broken in two or cut, nothing depends on the bundler's order, and the page may be written from right to left. */
export async function expectSoundLayout(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await smallTargets(page), "WCAG 2.2, 2.5.8").toEqual([]);
  expect(await page.evaluate(findModuleTies), "at 390 px").toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await page.evaluate(findModuleTies), "at 1280 px").toEqual([]);
  // The narrowest phone, and where pages have just got more columns.
  for (const width of [320, 740, 824, 968, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenWords(page), `broken at ${width} px`).toEqual([]);
    expect(await cutWords(page), `cut at ${width} px`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(sideways), `at ${width} px`).toBe(0);
  }
}

/** Under 24 pixels. A link inside a sentence is as high as its line. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll("a[href], button, input, select, textarea, summary");
    return [...targets].filter(isReachable).flatMap((target) => {
      const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
      if ((width >= 24 && height >= 24) || isInSentence(target)) return [];
      return [`${target.outerHTML.slice(0, 120)}: ${width} × ${height}`];
    });

    function isReachable(target: Element): boolean {
      const { width, right } = target.getBoundingClientRect();
      const shown = target.checkVisibility({ visibilityProperty: true }) && width > 1 && right > 0;
      return shown && !target.closest("[inert]");
    }

    function isInSentence(target: Element): boolean {
      const around = target.parentElement?.textContent?.trim();
      return getComputedStyle(target).display === "inline" && around !== target.textContent?.trim();
    }
  });
}
