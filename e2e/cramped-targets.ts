import type { Page } from "@playwright/test";

/**
 * Follows every link to a part of its page. Returns the fragments whose target then is under a sticky bar, or without
 * any space above it.
 */
export function crampedTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>("a[href^='#']:not([role=tab])");
    const fragments = new Set(Array.from(links, ({ hash }) => hash).filter((hash) => hash !== ""));
    const cramped = [...fragments].filter((fragment) => {
      const target = document.getElementById(decodeURIComponent(fragment.slice(1)));
      location.hash = fragment;
      const { left, top } = target?.getBoundingClientRect() ?? { left: 0, top: 0 };
      if (target?.matches(":not(main)") && Math.abs(top) < 4) return true;
      for (let at = document.elementFromPoint(left + 1, top + 1); at; at = at.parentElement) {
        if (at === target || (target && at.contains(target))) return false;
        if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
      }
      return false;
    });
    history.replaceState(null, "", location.pathname);
    scrollTo(0, 0);
    return cramped;
  });
}
