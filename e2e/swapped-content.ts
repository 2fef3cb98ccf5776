import type { Page } from "@playwright/test";

/**
 * Replaces content with extreme values: each standalone number with a five-digit number, and the first word of any
 * other text with a word of 60 letters.
 */
export function swapContent(page: Page): Promise<void> {
  return page.evaluate(() => {
    const longest = "Lengthened".repeat(6);
    // Leaves out depths (`.depth b`) and dates (`time`), which are generated rather than written by an owner.
    const notTheOwners = "script, style, svg, code, kbd, nav, time, .depth b, [inert]";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const place = text.parentElement;
      if (!text.nodeValue?.trim() || !place || place.closest(notTheOwners)) continue;
      if (/^\$?[\d,]+(\.\d+)?$/.test(text.nodeValue.trim()))
        text.nodeValue = text.nodeValue.replace(/\d[\d,]*/, "12,345");
      else if (place.closest("h1, h2, h3, h4, li, dt, dd, th, td, figcaption, label, p"))
        text.nodeValue = text.nodeValue.replace(/\S+/, longest);
    }
  });
}

/** Finds words that overflow the viewport or a clipping container, and words that overlap other words. */
export function overflowingWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = [...wordsOf(document.body)];
    const spoilt = words.flatMap(({ element, box }) => {
      if (box.right > document.documentElement.clientWidth + 1 || box.left < -1)
        return scrolls(element) ? [] : [`outside the window: ${described(element)}`];
      const edge = cutterOf(element)?.getBoundingClientRect();
      if (edge && edge.width > 2 && (box.right > edge.right + 1 || box.left < edge.left - 1))
        return [`cut: ${described(element)}`];
      const covering = words.find(
        (other) => !related(element, other.element) && overlap(box, other.box) && box.top <= other.box.top,
      );
      return covering ? [`${described(element)} on ${described(covering.element)}`] : [];
    });
    return [...new Set(spoilt)];

    function* wordsOf(root: HTMLElement) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!element || !walker.currentNode.nodeValue?.trim() || !isSeen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const box of range.getClientRects()) if (!isHidden(element)) yield { element, box };
      }
    }

    function isSeen(element: Element): boolean {
      const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return (
        shown && !element.closest("[inert], .kit-visually-hidden, .skip-link, [aria-hidden=true], option")
      );
    }

    /** Whether the element's text is visually hidden or truncated with an ellipsis. */
    function isHidden(element: Element): boolean {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      return (
        textOverflow === "ellipsis" ||
        clipPath !== "none" ||
        (overflowX === "hidden" && element.clientWidth < 3)
      );
    }

    /** Whether the element is in a scroll container, which may have wider content. */
    function scrolls(element: Element | null): boolean {
      for (let around = element; around && around !== document.body; around = around.parentElement)
        if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return true;
      return false;
    }

    function cutterOf(element: Element): Element | null {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, textOverflow, display } = getComputedStyle(around);
        if (textOverflow === "ellipsis" || /auto|scroll/.test(overflowX)) return null;
        if (/hidden|clip/.test(overflowX) && display !== "inline") return around;
      }
      return null;
    }

    function related(one: Element, other: Element): boolean {
      return one.contains(other) || other.contains(one);
    }

    /**
     * Whether two lines overlap by more than half the height of the smaller line. A smaller overlap does not make the
     * letters touch.
     */
    function overlap(one: DOMRect, other: DOMRect): boolean {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 2 && down > Math.min(one.height, other.height) * 0.5;
    }

    function described(element: Element): string {
      const { tagName, className, textContent } = element;
      return `${tagName.toLowerCase()}.${String(className).slice(0, 30)} “${textContent?.trim().slice(0, 24)}”`;
    }
  });
}
