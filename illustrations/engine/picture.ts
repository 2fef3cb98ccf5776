import type { Mark, Palette } from "./palette.ts";

/** What stands on the surface behind the water: the owner’s choice. */
export type Skyline = "sydney" | "hills" | "none";

/** A picture that is a file of its own. */
export type Picture = {
  name: string;
  /** The drawing, not painted yet. */
  draw: (skyline?: Skyline) => string;
  /** On which screens it stands in for the one of its drawing that has no `media`: `ground-phone` for `ground-wide`. */
  media?: string;
  /** Most bytes after brotli. */
  budget: number;
};

type PictureParts = {
  width: number;
  height: number;
  /** Where the picture begins on the drawing's own x axis. */
  left?: number;
  body: string;
  /** Gradients, patterns and clip paths. Ids need to be unique in this picture only. */
  definitions?: string;
  /** Lets the picture be pulled out of shape, for edges that are as wide as the page. */
  stretches?: boolean;
  /** The body is groups with an id each, of which one is shown: the one that the address names (`x.svg#id`). */
  oneOf?: boolean;
};

/** An SVG file of its own: both themes, no script, no `style=`. What it looks like, its marks say. */
export function picture(parts: PictureParts): string {
  const { width, height, left = 0, body, definitions = "", stretches = false, oneOf = false } = parts;
  const aspect = stretches ? ' preserveAspectRatio="none"' : "";
  const choice = oneOf ? "svg>g:not(:target){display:none}" : "";
  const defs = definitions === "" ? "" : `<defs>${definitions}</defs>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} 0 ${width} ${height}"${aspect}>` +
    `<style>:root{color-scheme:light dark}${choice}${endOfRules}${defs}${body}</svg>\n`
  );
}

/** With the rules of the marks that the drawing uses, and no other. */
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
  // In the palette's order, so that a later mark can add to an earlier one.
  return Object.keys(palette)
    .filter(isMark)
    .filter((mark) => used.has(mark));
}
