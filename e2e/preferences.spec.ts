import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";

test("the drill follows the scroll position and the logo moves between pages, except with reduced motion", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/services");
  expect(await drill(page, "scale")).toMatch(/^1 0(\.0\d*)?$/);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => drill(page, "scale")).toMatch(/^(none|1|1 (1|0\.9\d*))$/);
  const mark = page.locator(".page > header a > svg").first();
  await expect(mark).toHaveCSS("view-transition-name", "core");
  expect(await page.evaluate(goesOver)).toBe(true);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => drill(page, "content")).toBe("none");
  await expect(mark).toHaveCSS("view-transition-name", "none");
  expect(await page.evaluate(goesOver)).toBe(false);
});

function drill(page: Page, property: "scale" | "content"): Promise<string> {
  return page
    .locator(".depth-rule")
    .evaluate((rule, property) => getComputedStyle(rule, "::after")[property], property);
}

/**
 * Whether the styles request a cross-document view transition. The transition itself is not tested, because the browser
 * skips a transition that starts too late.
 */
function goesOver(): boolean {
  return [...document.styleSheets].some(({ cssRules }) => asksForIt(cssRules));

  function asksForIt(rules: CSSRuleList): boolean {
    return [...rules].some((rule) => {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return false;
      if (rule instanceof CSSViewTransitionRule) return rule.navigation === "auto";
      return rule instanceof CSSGroupingRule && asksForIt(rule.cssRules);
    });
  }
}
