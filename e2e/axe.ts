import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The minified build, which is half the size of the package's `source`. The file is read once for all pages. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * Returns the violations of WCAG 2.2 AA and of axe's best practices. The dark theme changes only colours, so only the
 * colour rules run in it.
 */
export async function violationsOn(page: Page, colorScheme: "light" | "dark"): Promise<string[]> {
  return axeViolations(page, colorScheme === "light" ? everything : colours);
}

/** Returns text in the elements that match `within` whose contrast is below that of WCAG 2.2 AA. */
export function contrastViolationsIn(page: Page, within: string): Promise<string[]> {
  return axeViolations(page, colours, within);
}

/** Returns code with too little contrast. In print it has no background. Without code, axe would throw. */
export async function paleCode(page: Page): Promise<string[]> {
  return (await page.locator("pre:visible").count()) > 0 ? contrastViolationsIn(page, "pre") : [];
}

async function axeViolations(page: Page, runOnly: axe.RunOnly, within = "html"): Promise<string[]> {
  // Waits for the next frame, in which the browser applies a new theme.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const found = await page.evaluate(
    // Leaves out passed rules, selectors and the preloading of style sheets, which together would double the run time.
    ([runOnly, within]) =>
      window.axe.run(within, {
        runOnly,
        resultTypes: ["violations", "incomplete"],
        selectors: false,
        preload: false,
      }),
    [runOnly, within] as const,
  );
  // Of text in the colour of its background, axe says only that a person should look at it.
  const invisible = found.incomplete.map(({ id, nodes }) => ({
    id,
    nodes: nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === "equalRatio")),
  }));
  return [...found.violations, ...invisible.filter(({ nodes }) => nodes.length > 0)].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const everything: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
const colours: axe.RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
