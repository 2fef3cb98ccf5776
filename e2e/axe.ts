import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** Half as long as what the package gives by its name, and read anew by every page. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What breaks WCAG 2.2 AA or axe's best practice. Colours are all that a theme changes: in the dark the rules for them are enough. */
export async function violationsOn(page: Page, colorScheme: "light" | "dark"): Promise<string[]> {
  // The other theme is there with the next frame.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const runOnly = colorScheme === "light" ? everything : colours;
  const found = await page.evaluate(
    // What is not read here would take as long again: what passed, the path to each element, a copy of all style sheets.
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
