import { type Mark, palette } from "./palette.ts";

/** A picture that is a file of its own. */
export type Picture = {
  name: string;
  draw: () => string;
  /** Most bytes after brotli. */
  budget: number;
};

export type PictureParts = {
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

/** An SVG file of its own: both themes, only the rules of the marks it uses, no script, no `style=`. */
export function picture(parts: PictureParts): string {
  const { width, height, left = 0, body, definitions = "", stretches = false, oneOf = false } = parts;
  const aspect = stretches ? ' preserveAspectRatio="none"' : "";
  const used = marksIn(definitions + body);
  const choice = oneOf ? "svg>g:not(:target){display:none}" : "";
  const rules = choice + used.map((mark) => `.${mark}{${palette[mark]}}`).join("");
  const defs = definitions === "" ? "" : `<defs>${definitions}</defs>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} 0 ${width} ${height}"${aspect}>` +
    `<style>:root{color-scheme:light dark}${rules}</style>${defs}${body}</svg>\n`
  );
}

function marksIn(drawing: string): Mark[] {
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

function isMark(name: string): name is Mark {
  return Object.hasOwn(palette, name);
}
