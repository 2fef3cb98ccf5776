import { readFile } from "node:fs/promises";
import { join } from "node:path";
import opentype from "opentype.js";
import subsetFont from "subset-font";

type Face = keyof typeof faces;

/** The site's fonts: `text` for UI text and titles, `mono` for labels and code. */
const faces = {
  text: await openFont("roboto.woff2", { wght: 600 }),
  mono: await openFont("roboto-mono.woff2", {}),
};

/**
 * Text as path data, because an SVG file in an `img` cannot use the site's fonts, and system fonts vary. The text
 * begins at `x`; `y` is its baseline. `scale` is how small the text is drawn.
 */
export function words(
  face: Face,
  marks: string,
  x: number,
  y: number,
  size: number,
  text: string,
  scale = 1,
): string {
  const ink = pen();
  let left = 0;
  // Whole parts of the font size give every occurrence of a letter the same path data, which compresses well. They are
  // at most a quarter of a pixel.
  const parts = [25, 50, 100].find((fewer) => size * scale <= fewer / 4) ?? 200;
  for (const sign of text) {
    const glyph = glyphOf(face, sign);
    const start = Math.round(left);
    for (const { type, x = 0, y = 0, x1 = 0, y1 = 0 } of glyph.getPath(0, 0, parts).commands) {
      const end = [start + Math.round(x), Math.round(y)] as const;
      if (type === "Q") ink.to("q", [start + Math.round(x1), Math.round(y1)], end);
      else if (type !== "Z") ink.to(type === "M" ? "m" : "l", end);
    }
    left += (glyph.advanceWidth * parts) / faces[face].unitsPerEm;
  }
  const place = `translate(${shortest(x)} ${shortest(y)}) scale(${shortest(size / parts)})`;
  return `<g transform="${place}"><path class="${marks}" d="${ink.data()}"/></g>`;
}

/** Writes path data as short as possible: relative coordinates, without repeated letters or needless spaces. */
function pen() {
  let data = "";
  let last = "";
  let at: Point = [0, 0];
  const write = (letter: string, values: readonly number[]) => {
    const numbers = values.join(" ").replaceAll(" -", "-");
    const apart = letter === last && !numbers.startsWith("-");
    data += (letter === last ? "" : letter) + (apart ? " " : "") + numbers;
    // After `m`, coordinates without a letter would be read as lines.
    last = letter.toLowerCase() === "m" ? "" : letter;
  };
  return {
    to(command: "m" | "l" | "q", ...bend: readonly Point[]) {
      const [control, end] = bend;
      const flat = control && end && isFlat(at, control, end);
      const [letter, points] = flat ? (["l", [end]] as const) : [command, bend];
      const steps = points.flatMap(([x, y]) => [x - at[0], y - at[1]]);
      const [across = 0, down = 0] = steps;
      if (data === "") write("M", steps);
      else if (letter !== "m" && steps.every((step) => step === 0)) return;
      else if (letter === "l" && down === 0) write("h", [across]);
      else if (letter === "l" && across === 0) write("v", [down]);
      else write(letter, steps);
      at = points.at(-1) ?? at;
    },
    data: () => data,
  };
}

/** Whether a curve with one control point leaves its chord by at most half a part, an eighth of a pixel. */
function isFlat([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point): boolean {
  return Math.abs(2 * x1 - x0 - x2) <= 2 && Math.abs(2 * y1 - y0 - y2) <= 2;
}

type Point = readonly [x: number, y: number];

/** The shortest form of a number, with at most four decimals: .5, -.5, 12. */
function shortest(value: number): string {
  return String(Math.round(value * 10_000) / 10_000).replace(/^(-?)0\./, "$1.");
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
  const font = await readFile(join(import.meta.dirname, "../app/styles/fonts", file));
  const still = await subsetFont(font, signs(), { targetFormat: "truetype", variationAxes });
  return opentype.parse(new Uint8Array(still).buffer);
}

/** The characters that drawings may contain: up to U+024F (Latin), and punctuation from U+2010 to U+2026. */
function signs(): string {
  const between = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return String.fromCodePoint(...between(0x20, 0x24f), ...between(0x2010, 0x2026));
}
