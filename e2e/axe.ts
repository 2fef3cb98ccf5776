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
  // Waits for the next frame, in which the browser applies a new theme.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const runOnly = colorScheme === "light" ? everything : colours;
  const found = await page.evaluate(
    // Leaves out passed rules, selectors and the preloading of style sheets, which together would double the run time.
    (options) =>
      window.axe.run({ ...options, resultTypes: ["violations"], selectors: false, preload: false }),
    { runOnly },
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
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
