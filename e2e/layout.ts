import type { Page } from "@playwright/test";
import { brokenWords } from "./broken-words.ts";
import { cutWords } from "./cut-words.ts";
import { expect as firmly } from "./site.ts";

/** Soft, so that one failed check does not hide the results of the others. */
const expect = firmly.configure({ soft: true });

/**
 * Expects no horizontal overflow, either of the page or of a preview (previews scroll on their own), no words that are
 * broken or cut off, and no picture without room.
 */
export async function expectSoundText(page: Page) {
  const width = `at ${page.viewportSize()?.width} px`;
  expect(await tooWide(page), `too wide ${width}`).toEqual([]);
  expect(await brokenWords(page), `broken ${width}`).toEqual([]);
  expect(await cutWords(page), `cut ${width}`).toEqual([]);
  expect(await emptyPictures(page), `pictures without room ${width}`).toEqual([]);
}

function emptyPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.checkVisibility() && image.getBoundingClientRect().width < 1)
      .map(({ src }) => src),
  );
}

function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("[data-stage]")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => element.parentElement?.id ?? "the page"),
  );
}

/** Changes the page's direction to right-to-left and expects no horizontal overflow. The page keeps that direction. */
export async function expectSoundTurned(page: Page) {
  const sideways = await page.evaluate(() => {
    document.documentElement.dir = "rtl";
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  expect(sideways, `from right to left at ${page.viewportSize()?.width} px`).toBe(0);
}

/** Returns elements with links that stick to the top of the window, are cut off at its bottom, and can't be scrolled. */
export function cutWhileStuck(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body :has(a, button)")].flatMap((element) => {
      const { position, top, overflowY } = getComputedStyle(element);
      if (position !== "sticky" || top === "auto" || !element.checkVisibility()) return [];
      const isCut = Number.parseFloat(top) + element.clientHeight > innerHeight;
      return isCut && overflowY === "visible" ? [element.outerHTML.slice(0, 200)] : [];
    }),
  );
}

/** Returns what is fixed over the page, shown or not, and swallows presses in the clear room around its content. */
export function swallowsPresses(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")].flatMap((element) => {
      const { position, pointerEvents, backgroundColor, padding } = getComputedStyle(element);
      const isClear = backgroundColor === "rgba(0, 0, 0, 0)" && padding !== "0px";
      const swallows = position === "fixed" && isClear && pointerEvents !== "none";
      return swallows ? [element.outerHTML.slice(0, 200)] : [];
    }),
  );
}

/** Returns text fields with text below 16 px, into which Safari on iPhones zooms. The honeypot is for nobody. */
export function zoomedFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const others = "[type=checkbox], [type=radio], [type=range], [type=hidden], [tabindex='-1']";
    return [...document.querySelectorAll(`input:not(${others}), textarea, select, [contenteditable]`)]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}

/** Returns click targets smaller than 24 × 24 pixels. Links inside a sentence are exempt. */
export function smallTargets(page: Page): Promise<string[]> {
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
      return shown && !target.closest("[inert], .kit-visually-hidden");
    }

    function isInSentence(target: Element): boolean {
      const around = target.parentElement?.textContent?.trim();
      return getComputedStyle(target).display === "inline" && around !== target.textContent?.trim();
    }
  });
}
