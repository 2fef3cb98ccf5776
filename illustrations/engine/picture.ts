import type { Mark, Palette } from "./palette.ts";

/** The skyline on the far shore of the harbour, set as `brand.skyline` in `site.config.ts`. */
export type Skyline = "sydney" | "hills" | "none";

/** A picture that is written to a file of its own. */
export type Picture = {
  name: string;
  /** Returns the drawing without its styles, which `painted` adds. */
  draw: (skyline?: Skyline) => string;
  /** Maximum size in bytes after Brotli compression. */
  budget: number;
};

/** The suffix of a picture's name, for a range of window widths (media queries: `vite/drawings.ts`). */
type Variant = "narrow" | "phone" | "small" | "tablet" | "medium" | "wide" | "widest";

/** The plan (the parameters) of each variant of a drawing. */
export type Variants<Plan> = { readonly [variant in Variant]?: Plan & { budget: number } };

/** Returns a picture for each plan, named `<name>-<variant>`. */
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
   * The drawing, in which ids must be unique. If it begins with a group that has an id, the picture shows only the
   * group named in the fragment of its URL (`x.svg#id`).
   */
  body: string;
  /** Whether the picture may be stretched out of proportion, like a torn edge that spans the page's full width. */
  stretches?: boolean;
};

/** Returns a complete SVG file for both themes, without scripts or `style` attributes: classes style the marks. */
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
  // Returns the marks in palette order, because the later mark's styles take precedence where marks are combined.
  return Object.keys(palette)
    .filter(isMark)
    .filter((mark) => used.has(mark));
}
