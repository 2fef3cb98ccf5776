/** Makes a visitor's text one line of at most `most` graphemes, without control characters and direction marks. */
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

/**
 * Shortens text to one line. In an email, one letter can take nine characters (RFC 2045, 6.7), so text with many such
 * letters is shortened further, to keep a digest under 100 KB.
 */
export function excerpt(text: string, most: number): string {
  const line = singleLine(text, most);
  const { length } = encodeURIComponent(line);
  return length > 3 * most ? singleLine(line, Math.floor((3 * most * most) / length)) : line;
}

// The characters with Unicode's Bidi_Control property.
const marksOfDirection = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const graphemes = new Intl.Segmenter("en-AU", { granularity: "grapheme" });
