import { globSync, readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import { contrastPairs } from "../app/styles/contrast-pairs.ts";
import { coloursAt } from "./colours.ts";
import { expect, test } from "./site.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test(`what is read or has to be seen stands out from each of its grounds in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setContent(`<style>${allStyles()}</style>`);
    for (const { seen, on, needs } of contrastPairs) {
      const [front = "", back = ""] = await coloursAt(page.locator("body"), [`--kit-${seen}`, `--kit-${on}`]);
      expect.soft(wcagContrast(front, back), `${seen} on ${on}`).toBeGreaterThanOrEqual(needs);
    }
  });
}

/** A page has of the tokens only those that something on it reads. */
function allStyles(): string {
  const [root = ""] = globSync("build/client/assets/root-*.css");
  return readFileSync(root, "utf8");
}
