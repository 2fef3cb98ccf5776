import type { Page } from "@playwright/test";
import { contrastViolationsIn } from "./axe.ts";

/**
 * Shows everything that the page hides when it opens (dialogs, menus, tooltips, closed panels, inactive slides), and
 * returns the contrast violations in both themes. The page can't be used afterwards: what was hidden is part of the
 * page's flow, so that nothing lies over anything else.
 */
export async function hiddenColours(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const skipped = "script, style, template, noscript, datalist, option, optgroup, br, [aria-hidden=true]";
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (element.closest(`svg *, ${skipped}`)) continue;
      element.removeAttribute("inert");
      const { display, visibility, opacity, contentVisibility } = getComputedStyle(element);
      const isHidden = display === "none" || visibility !== "visible" || opacity !== "1";
      if (!isHidden && contentVisibility === "visible") continue;
      element.dataset.wasHidden = "";
      const shown = {
        display: display === "none" ? "block" : display,
        visibility: "visible",
        opacity: "1",
        "content-visibility": "visible",
        position: "static",
        transform: "none",
        transition: "none",
        animation: "none",
      };
      for (const [name, value] of Object.entries(shown)) element.style.setProperty(name, value, "important");
    }
  });
  // Without a match, axe would throw.
  if ((await page.locator("[data-was-hidden]").count()) === 0) return [];
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const violations = await contrastViolationsIn(page, "[data-was-hidden]");
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}
