import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { dayMs } from "../durations.ts";
import type { Schema, StoreKind } from "../store/schema.ts";
import { lock } from "../store/store.ts";

/** Returns points for links to many sites. Links to one site count once: people paste logs and lists of their pages. */
export function manyLinks(text: string): number {
  const sites = sitesIn(text).size;
  if (sites < several) return 0;
  return sites < many ? 1 : 2;
}

/** Returns points for text that has a link and looks like spam. Only spam programs mix HTML and forum markup. */
export function spamShape(text: string): number {
  if (sitesIn(text).size === 0) return 0;
  const points = shapes.reduce((sum, [shape, worth]) => sum + (shape.test(text) ? worth : 0), 0);
  return Math.min(points, 2);
}

/** More than the three or four sites that a client may mention. */
const several = 6;
const many = 12;

function sitesIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(link), ([, host = ""]) => host.toLowerCase()));
}

// Matches only complete web addresses; "example.org" alone may be part of an email address.
const link = /(?:https?:\/\/(?:www\.)?|\bwww\.)([\p{L}\p{N}.-]{1,255})/giu;

/** Phrases from offers that no client would write. Single words ("casino", "SEO") may be a client's business. */
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
  // The repetition is bounded, because otherwise a text that repeats "<a " would take quadratic time.
  [/<a\s[^>]{0,200}href\s*=/i, 1],
  [/\[(?:url|link)\b[^\]]{0,200}\]/i, 1],
  [new RegExp(`\\b(?:${offers.join("|")})\\b`, "i"), 2],
];

/** The maximum number of people (a family, an office) who may send the same text. If more do, a program sent it. */
export const mostSenders = 3;

/** Returns a hash that is equal for texts that differ only in case, punctuation and spaces, or null for short texts. */
export function textFingerprint(text: string): string | null {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  return words.length < shortest ? null : createHash("sha256").update(words).digest("hex");
}

/** Counts other senders of the same text within a day, up to `mostSenders`. */
export async function otherSenders(
  tx: Transaction<Schema>,
  kind: StoreKind,
  { fingerprint, email, received }: { fingerprint: string | null; email: string; received: number },
): Promise<number> {
  if (fingerprint === null) return 0;
  // Concurrent enquiries with the same text wait for each other.
  await lock(tx, kind, "spam-text", fingerprint);
  const latest = await tx
    .selectFrom("enquiries")
    .select("email")
    .where("message_fingerprint", "=", fingerprint)
    .where("received_at", ">", received - dayMs)
    .orderBy("received_at", "desc")
    .limit(mostRows)
    .execute();
  const others = new Set(latest.map((row) => row.email.toLowerCase()));
  others.delete(email.toLowerCase());
  return Math.min(others.size, mostSenders);
}

/**
 * The minimum length in characters. Two people may well send the same shorter text, such as "Please call me back about
 * a web shop for our bakery".
 */
const shortest = 60;
/** The maximum number of rows to read. This limits the work if one sender repeats a text. */
const mostRows = 50;
