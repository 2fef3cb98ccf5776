import type { Page } from "@playwright/test";

/** Words and numbers that begin in one line and end in another, without a hyphen. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const element = text.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Code breaks where it has to, and so does the path over it. One pixel wide is what only readers of the page get.
      if (element.closest("code, [data-language]") || element.getBoundingClientRect().width < 2) continue;
      if (getComputedStyle(element).textOverflow === "ellipsis") continue;
      // Nothing wider than a phone can stay in one line: a specimen of the alphabet.
      for (const { 0: word, index } of text.nodeValue?.matchAll(
        /(?<![A-Za-z])[A-Za-z]{3,25}(?![A-Za-z])|\d{2,}/g,
      ) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // One box for each line that it is in.
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });
}
