import { wcagContrast } from "culori";
import { coloursAt } from "./colours.ts";
import { expect, test } from "./site.ts";

// WCAG 2.2, 1.4.3: text. 1.4.11: the edges of controls, and large signs.
const text = 4.5;
const sign = 3;
const grounds = ["canvas", "surface", "sunken"];
const tones = ["primary", "secondary", "info", "success", "warning", "danger"];

const pairs: { seen: string[]; on: string[]; contrast: number }[] = [
  { seen: ["ink", "ink-muted", "ink-faint"], on: grounds, contrast: text },
  { seen: ["line-strong", "focus"], on: grounds, contrast: sign },
  ...tones.flatMap((tone) => [
    { seen: [`${tone}-text`], on: ["canvas", "surface", `${tone}-soft`], contrast: text },
    {
      seen: [tone === "warning" ? "on-light" : "on-dark"],
      on: [tone, `${tone}-from`, `${tone}-to`],
      contrast: text,
    },
  ]),
  { seen: ["ink"], on: ["5", "4", "3", "2", "core"].map((layer) => `stratum-${layer}`), contrast: text },
  { seen: ["paper", "paper-muted"], on: ["stratum-1", "rock"], contrast: text },
  { seen: ["paper"], on: ["sea"], contrast: text },
];

for (const colorScheme of ["light", "dark"] as const) {
  test(`what is read or has to be seen stands out from each of its grounds in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    for (const { seen, on, contrast } of pairs) {
      for (const [one, other] of seen.flatMap((name) => on.map((ground) => [name, ground] as const))) {
        const [front = "", back = ""] = await coloursAt(page.locator("body"), [
          `--kit-${one}`,
          `--kit-${other}`,
        ]);
        expect.soft(wcagContrast(front, back), `${one} on ${other}`).toBeGreaterThanOrEqual(contrast);
      }
    }
  });
}
