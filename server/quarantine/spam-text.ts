/**
 * How many points a text is worth for pointing to many different sites. Links to the same site count once: people paste
 * logs, and lists of pages of their own.
 */
export function manyLinks(text: string): number {
  const sites = sitesIn(text).size;
  if (sites < several) return 0;
  return sites < many ? 1 : 2;
}

/**
 * How many points a text that holds a link is worth for having the shape of known spam. Programs that post to every form
 * they find write their link in the markup of web pages and of forums at once, for they don't know where they are;
 * somebody who has a question about markup writes one of the two.
 */
export function spamShape(text: string): number {
  if (sitesIn(text).size === 0) return 0;
  const points = shapes.reduce((sum, [shape, worth]) => sum + (shape.test(text) ? worth : 0), 0);
  return Math.min(points, 2);
}

/** Whom a client has looked at, and likes, are three or four. */
const several = 6;
const many = 12;

function sitesIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(link), ([, host = ""]) => host.toLowerCase()));
}

// What is written as an address of the web; a bare "example.org" may be half of a mail address.
const link = /(?:https?:\/\/(?:www\.)?|\bwww\.)([\p{L}\p{N}.-]{1,255})/giu;

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
  [/<a\s[^>]{0,200}href\s*=/i, 1],
  [/\[(?:url|link)\b[^\]]{0,200}\]/i, 1],
  [new RegExp(`\\b(?:${offers.join("|")})\\b`, "i"), 2],
];
