import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What breaks WCAG 2.2 AA or axe's best practice. Colours are all that a theme changes: in the dark the rules for them are enough. */
export async function violationsOn(page: Page, colorScheme: "light" | "dark"): Promise<string[]> {
  // The other theme is there with the next frame.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  // Without frames, which our pages have none of, and without a report of what passed it takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (colorScheme === "light") axe.withTags(tags);
  else axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
