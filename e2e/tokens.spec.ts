// R-PAGE-4
import { globSync, readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import { contrastPairs } from "../app/styles/contrast-pairs.ts";
import { coloursAt } from "./colours.ts";
import { expect, test } from "./site.ts";

test("text and controls have sufficient contrast on each of their backgrounds in both themes", async ({
  page,
}) => {
  await page.setContent(`<style>${allStyles()}</style>`);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const names = contrastPairs.flatMap(({ seen, on }) => [`--kit-${seen}`, `--kit-${on}`]);
    const colours = await coloursAt(page.locator("body"), names);
    for (const [index, { seen, on, needs }] of contrastPairs.entries()) {
      const [front = "", back = ""] = colours.slice(2 * index);
      expect
        .soft(wcagContrast(front, back), `${seen} on ${on}, ${colorScheme}`)
        .toBeGreaterThanOrEqual(needs);
    }
  }
});

/** The document's stylesheet as Vite writes it, with all tokens. A built page includes only the tokens that it uses. */
function allStyles(): string {
  const sheets = globSync("build/client/assets/*.css").map((path) => readFileSync(path, "utf8"));
  const root = sheets.find((sheet) => sheet.includes("--kit-canvas:"));
  if (root === undefined) throw new Error("No stylesheet in build/client/assets has the tokens.");
  return root;
}
