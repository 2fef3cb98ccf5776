import type { Page } from "@playwright/test";
import { contrastViolationsIn } from "./axe.ts";

/** The headers and footers that were checked on earlier pages. Most pages have the same. */
const known = new Set<string>();

/**
 * Shows everything that the page hides when it opens (dialogs, menus, tooltips, closed panels, inactive slides), and
 * returns the contrast violations in both themes. The page can't be used afterwards: what was hidden is part of the
 * page's flow, so that nothing lies over anything else.
 */
export async function hiddenColours(page: Page): Promise<string[]> {
  const frame = await page.evaluate((known) => {
    const frame = [...document.querySelectorAll(".page > :is(header, footer)")].map((element) => ({
      element,
      markup: element.outerHTML.replaceAll(' aria-current="page"', ""),
    }));
    const checked = frame.filter(({ markup }) => known.includes(markup)).map(({ element }) => element);
    const skipped = "script, style, template, noscript, datalist, option, optgroup, br, [aria-hidden=true]";
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (element.closest(`svg *, ${skipped}`) || checked.some((one) => one.contains(element))) continue;
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
    return frame.map(({ markup }) => markup);
  }, Array.from(known));
  for (const markup of frame) known.add(markup);
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
