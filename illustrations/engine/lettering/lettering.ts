import { type Marks, path } from "../marks.ts";
import { pen, shortest } from "../pen.ts";
import { monoOutlines } from "./mono-outlines.ts";
import { textOutlines } from "./text-outlines.ts";

export type Face = keyof typeof faces;

/** Our own type: of interfaces and titles, and of labels and code. */
const faces = { text: textOutlines, mono: monoOutlines };

/**
 * Words on a drawn screen, as paths: a picture file can't reach the site's fonts, and the system's are another's hand.
 * `x` is where they begin, `y` what they stand on.
 */
export function words(face: Face, marks: Marks, x: number, y: number, size: number, text: string): string {
  const ink = pen();
  let left = 0;
  // In hundredths of the size: a letter that comes again is written in the same numbers, and packs well.
  for (const sign of text) {
    const [advance, outline] = glyph(face, sign);
    for (const [, command, list = ""] of outline.matchAll(/([MLQ])([^MLQ]*)/g)) {
      const [a = 0, b = 0, c = 0, d = 0] = list.split(" ").map(Number);
      if (command === "M") ink.move(left + a, b);
      else if (command === "L") ink.line(left + a, b);
      else ink.curve(left + a, b, left + c, d);
    }
    left += Math.round(advance);
  }
  const place = `translate(${shortest(x)} ${shortest(y)}) scale(${String(size / 100).replace("0.", ".")})`;
  return `<g transform="${place}">${path(marks, ink.data())}</g>`;
}

/** How wide these words are. */
export function widthOf(face: Face, size: number, text: string): number {
  return [...text].reduce((sum, sign) => sum + Math.round(glyph(face, sign)[0]), 0) * (size / 100);
}

function glyph(face: Face, sign: string): readonly [advance: number, outline: string] {
  const found = faces[face][sign];
  if (found) return found;
  throw new Error(
    `There is no outline for “${sign}” in ${face}: add it in scripts/lettering/outlines.ts and run that.`,
  );
}
