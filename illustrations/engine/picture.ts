import type { Mark, Palette } from "./palette.ts";

/** The skyline on the far shore of the harbour, which the owner can choose. */
export type Skyline = "sydney" | "hills" | "none";

/** A picture that is written to a file of its own. */
export type Picture = {
  name: string;
  /** Returns the drawing without its colours. */
  draw: (skyline?: Skyline) => string;
  /** Maximum size in bytes, compressed by Brotli. */
  budget: number;
};

/** The end of a picture's name, which stands for a range of window widths. `vite/drawings.ts` has the media queries. */
type Variant = "narrow" | "phone" | "small" | "tablet" | "medium" | "wide" | "widest";

/** The plans of a drawing, one for each variant. */
export type Variants<Plan> = { readonly [variant in Variant]?: Plan & { budget: number } };

/** Returns a picture for each plan, with the name `<name>-<variant>`. */
export function variants<Plan>(
  name: string,
  draw: (plan: Plan, skyline?: Skyline) => string,
  plans: Variants<Plan>,
): Picture[] {
  return Object.entries(plans).map(([variant, plan]) => ({
    name: `${name}-${variant}`,
    draw: (skyline) => draw(plan, skyline),
    budget: plan.budget,
  }));
}

type PictureParts = {
  width: number;
  height: number;
  /** The x of the picture's left edge, in the coordinates of the drawing. */
  left?: number;
  /**
   * The drawing, in which ids must be unique. If the drawing begins with a group that has an id, the picture shows only
   * one group, which the URL names: `x.svg#id`.
   */
  body: string;
  /** Whether the picture may be stretched out of proportion, for example an edge that fills the width of the page. */
  stretches?: boolean;
};

/**
 * Returns a complete SVG file for both themes, without scripts and `style` attributes. Classes select the styles of the
 * marks.
 */
export function picture(parts: PictureParts): string {
  const { width, height, left = 0, body, stretches = false } = parts;
  const aspect = stretches ? ' preserveAspectRatio="none"' : "";
  const choice = body.startsWith("<g id=") ? "svg>g:not(:target){display:none}" : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} 0 ${width} ${height}"${aspect}>` +
    `<style>:root{color-scheme:light dark}${choice}${endOfRules}${body}</svg>\n`
  );
}

/** Adds the styles of the marks that the drawing uses. */
export function painted(drawing: string, palette: Palette): string {
  const rules = marksIn(drawing, palette).map((mark) => `.${mark}{${palette[mark]}}`);
  return drawing.replace(endOfRules, rules.join("") + endOfRules);
}

const endOfRules = "</style>";

function marksIn(drawing: string, palette: Palette): Mark[] {
  const isMark = (name: string): name is Mark => Object.hasOwn(palette, name);
  const used = new Set(
    [...drawing.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  const unknown = [...used].filter((name) => !isMark(name));
  if (unknown.length > 0) throw new Error(`The palette has no mark called ${unknown.join(", ")}.`);
  // Returns the marks in the order of the palette, so that a later mark can extend an earlier one.
  return Object.keys(palette)
    .filter(isMark)
    .filter((mark) => used.has(mark));
}
