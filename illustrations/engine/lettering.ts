import { readFile } from "node:fs/promises";
import { join } from "node:path";
import opentype from "opentype.js";
import subsetFont from "subset-font";
import { type Marks, path } from "./marks.ts";
import { pen, shortest } from "./pen.ts";

type Face = keyof typeof faces;

/** The site's fonts: `text` for UI text and titles, `mono` for labels and code. */
const faces = {
  text: await openFont("roboto.woff2", { wght: 600 }),
  mono: await openFont("roboto-mono.woff2", {}),
};

/**
 * Text as path data, because an SVG file in an `img` cannot use the site's fonts, and system fonts vary. The text
 * begins at `x`; `y` is its baseline.
 */
export function words(face: Face, marks: Marks, x: number, y: number, size: number, text: string): string {
  const ink = pen();
  let left = 0;
  // Whole hundredths of the font size give every occurrence of a letter the same path data, which compresses well.
  for (const sign of text) {
    const glyph = glyphOf(face, sign);
    for (const command of glyph.getPath(0, 0, 100).commands) {
      const [endX, endY] = [left + Math.round(command.x ?? 0), Math.round(command.y ?? 0)];
      if (command.type === "M") ink.move(endX, endY);
      if (command.type === "L") ink.line(endX, endY);
      if (command.type === "Q")
        ink.curve(left + Math.round(command.x1 ?? 0), Math.round(command.y1 ?? 0), endX, endY);
    }
    left += advanceOf(face, sign);
  }
  const place = `translate(${shortest(x)} ${shortest(y)}) scale(${String(size / 100).replace("0.", ".")})`;
  return `<g transform="${place}">${path(marks, ink.data())}</g>`;
}

export function widthOf(face: Face, size: number, text: string): number {
  return [...text].reduce((sum, sign) => sum + advanceOf(face, sign), 0) * (size / 100);
}

function advanceOf(face: Face, sign: string): number {
  return Math.round((glyphOf(face, sign).advanceWidth * 100) / faces[face].unitsPerEm);
}

function glyphOf(face: Face, sign: string) {
  const glyph = faces[face].charToGlyph(sign);
  // Glyph 0 means that the font lacks the character.
  if (glyph.index === 0)
    throw new Error(`Our type for ${face} has no “${sign}”: write it with another sign.`);
  return glyph;
}

/** Opens a font, fixing its variation axes at the given values and converting it to a format the parser supports. */
async function openFont(file: string, variationAxes: Record<string, number>) {
  const font = await readFile(join(import.meta.dirname, "../../app/styles/fonts", file));
  const still = await subsetFont(font, signs(), { targetFormat: "truetype", variationAxes });
  return opentype.parse(new Uint8Array(still).buffer);
}

/** The characters that drawings may contain: up to U+024F (Latin), and punctuation from U+2010 to U+2026. */
function signs(): string {
  const between = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return String.fromCodePoint(...between(0x20, 0x24f), ...between(0x2010, 0x2026));
}
