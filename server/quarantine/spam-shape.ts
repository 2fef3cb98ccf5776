import { holdsLink } from "./many-links.ts";
import { enough, half, type Suspicion } from "./suspicion.ts";

/**
 * Whether a text that holds a link has the shape of known spam. Programs that post to every form they find write
 * their link in the markup of web pages and of forums at once, for they don't know where they are; somebody who has
 * a question about markup writes one of the two.
 */
export function spamShape(text: string): Suspicion | null {
  if (!holdsLink(text)) return null;
  const weight = shapes.reduce((sum, [shape, weighs]) => sum + (shape.test(text) ? weighs : 0), 0);
  return weight === 0 ? null : { reason: "spam-shape", weight: Math.min(weight, enough) };
}

/** Wordings of offers. Nobody asks for software in them; a single word ("casino", "SEO") would be a client's trade. */
const offers = [
  "(?:do-?follow|high[- ]quality|cheap|buy) (?:back)?links",
  "guaranteed (?:first|1st|#1) page",
  "(?:viagra|cialis|tramadol) (?:online|without prescription)",
  "(?:casino|no deposit|sign-?up) bonus(?:es)?",
  "(?:sexy|hot|lonely) (?:girls|ladies|women|singles)",
  "(?:double|triple) your (?:bitcoin|crypto|money|investment)",
  "(?:earn|make) \\$ ?\\d[\\d,]* (?:a|per) (?:day|week)",
];

const shapes: readonly (readonly [RegExp, number])[] = [
  // Bounded, or a text of nothing but "<a " would be searched again from each of them.
  [/<a\s[^>]{0,200}href\s*=/i, half],
  [/\[(?:url|link)\b[^\]]{0,200}\]/i, half],
  [new RegExp(`\\b(?:${offers.join("|")})\\b`, "i"), enough],
];
