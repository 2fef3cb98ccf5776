import type { Page } from "@playwright/test";

/** Returns words and numbers that break across lines without a hyphen. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const element = text.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Skips code samples and the file paths above them, which may break anywhere, and visually hidden text, which is
      // one pixel wide.
      if (element.closest("code, [data-language]") || element.getBoundingClientRect().width < 2) continue;
      if (getComputedStyle(element).textOverflow === "ellipsis") continue;
      // Ignores words of more than 25 letters: a font sample that shows the alphabet is wider than a phone and has to
      // break.
      for (const { 0: word, index } of text.nodeValue?.matchAll(
        /(?<![A-Za-z])[A-Za-z]{3,25}(?![A-Za-z])|\d{2,}/g,
      ) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // A range has one client rectangle for each line that it spans.
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });
}
