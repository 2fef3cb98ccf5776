import type { Page } from "@playwright/test";

/** Text of which a part lies beyond the window: the page clips its sides, so that its own width tells nothing. WCAG 2.2, 1.4.10. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const element = text.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest("[aria-hidden=true], svg") || isInScroller(element)) continue;
      // One pixel wide is what only readers of the page get.
      if (element.getBoundingClientRect().width < 2) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const width = document.documentElement.clientWidth;
      if ((left < -1 && right > 1) || (left < width - 1 && right > width + 1))
        cut.push(text.nodeValue?.trim() ?? "");
    }
    return cut;

    function isInScroller(element: Element | null): boolean {
      if (!element || element === document.body) return false;
      return (
        ["auto", "scroll"].includes(getComputedStyle(element).overflowX) ||
        isInScroller(element.parentElement)
      );
    }
  });
}
