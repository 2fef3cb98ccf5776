/** A foreground token and its background token, both without `--kit-`, and the contrast required in both themes. */
export type ContrastPair = { seen: string; on: string; needs: number };

// WCAG 2.2: 1.4.3 for text; 1.4.11 for the borders of controls and for focus outlines.
const text = 4.5;
const sign = 3;
const grounds = ["canvas", "surface", "sunken"];
const tones = ["primary", "secondary", "info", "success", "warning", "danger"];

export const contrastPairs: readonly ContrastPair[] = [
  ...each(["ink", "ink-muted", "ink-faint"], grounds, text),
  ...each(["line-strong", "focus"], grounds, sign),
  ...tones.flatMap((tone) => [
    ...each([`${tone}-text`], ["canvas", "surface", `${tone}-soft`], text),
    ...each([tone === "warning" ? "on-light" : "on-dark"], solids(tone), text),
  ]),
  ...each(["on-light"], solids("light"), text),
  ...each(["on-dark"], solids("dark"), text),
  ...each(["ink"], ["stratum-5", "stratum-4", "stratum-3", "stratum-2"], text),
  ...each(["paper", "paper-muted", "primary-on-dark"], ["stratum-1", "rock", "code"], text),
  ...each(["paper"], ["sea"], text),
];

function each(seen: readonly string[], grounds: readonly string[], needs: number): ContrastPair[] {
  return seen.flatMap((front) => grounds.map((on) => ({ seen: front, on, needs })));
}

function solids(tone: string): string[] {
  return [tone, `${tone}-from`, `${tone}-to`];
}
