import type { Page } from "@playwright/test";

/**
 * Returns text that extends beyond the viewport (WCAG 2.2, 1.4.10). The page clips its overflow, so its scroll width
 * does not reveal such text.
 */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const element = text.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest("[aria-hidden=true], svg") || isInScroller(element)) continue;
      // Skips visually hidden text, which is one pixel wide.
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
