/**
 * A stranger's text for a place that shows one line: a header, a table. Without controls and marks of direction
 * (a right-to-left override would turn round what follows it), and at most `most` characters as people count them.
 */
export function singleLine(text: string, most: number): string {
  const plain = text
    .replace(/[\p{Cc}\p{Cs}\p{Z}]+/gu, " ")
    .replace(marksOfDirection, "")
    .trim();
  const characters = Array.from(graphemes.segment(plain), ({ segment }) => segment);
  return characters.length <= most
    ? plain
    : `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}

// Unicode's Bidi_Control.
const marksOfDirection = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const graphemes = new Intl.Segmenter("en-AU", { granularity: "grapheme" });
