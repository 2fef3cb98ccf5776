// R-PAGE-4
import { globSync, readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import { contrastPairs } from "../app/styles/contrast-pairs.ts";
import { coloursAt } from "./colours.ts";
import { expect, test } from "./site.ts";

test("text and controls have sufficient contrast on each of their backgrounds in both themes, and no text is grey if the visitor prefers more", async ({
  page,
}) => {
  await page.setContent(`<style>${allStyles()}</style>`);
  const looks = (["light", "dark"] as const).flatMap((colorScheme) =>
    (["no-preference", "more"] as const).map((contrast) => ({ colorScheme, contrast })),
  );
  for (const { colorScheme, contrast } of looks) {
    await page.emulateMedia({ colorScheme, contrast });
    const names = contrastPairs.flatMap(({ seen, on }) => [`--kit-${seen}`, `--kit-${on}`]);
    const colours = await coloursAt(page.locator("body"), names);
    for (const [index, { seen, on, needs }] of contrastPairs.entries()) {
      const [front = "", back = ""] = colours.slice(2 * index);
      expect
        .soft(wcagContrast(front, back), `${seen} on ${on}, ${colorScheme}, contrast ${contrast}`)
        .toBeGreaterThanOrEqual(contrast === "more" && greys.includes(seen) ? 15 : needs);
    }
  }
});

const greys = ["ink-muted", "ink-faint", "line-strong"];

/** The document's stylesheet as Vite writes it, with all tokens. A built page includes only the tokens that it uses. */
function allStyles(): string {
  const sheets = globSync("build/client/assets/*.css").map((path) => readFileSync(path, "utf8"));
  const root = sheets.find((sheet) => sheet.includes("--kit-canvas:"));
  if (root === undefined) throw new Error("No stylesheet in build/client/assets has the tokens.");
  return root;
}
