import { isMark, type Palette } from "./palette.ts";

export type PictureParts = {
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
  const used = new Set(
    [...drawing.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  const unknown = [...used].filter((name) => !isMark(name));
  if (unknown.length > 0) throw new Error(`The palette has no mark called ${unknown.join(", ")}.`);
  // In palette order, because the later mark's styles take precedence where marks are combined.
  const marks = Object.entries(palette).filter(([mark]) => used.has(mark));
  return drawing.replace(
    endOfRules,
    marks.map(([mark, style]) => `.${mark}{${style}}`).join("") + endOfRules,
  );
}

const endOfRules = "</style>";
