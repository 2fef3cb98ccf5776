import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { dayMs } from "../durations.ts";
import { addressKey } from "../mail/address.ts";
import type { Schema, StoreKind } from "../store/schema.ts";

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

/** A family or an office may well send the same words; beyond that it is a program. */
export const mostSenders = 3;

/**
 * The same for texts that differ in capitals, punctuation and blanks only. Null for one that is so short that
 * strangers may write it independently.
 */
export function textFingerprint(text: string): string | null {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  return words.length < shortest ? null : createHash("sha256").update(words).digest("hex");
}

/**
 * How many other addresses have sent a text with this fingerprint within a day; it counts no further than it must.
 * @param received milliseconds since 1970
 */
export async function otherSenders(
  tx: Transaction<Schema>,
  kind: StoreKind,
  { fingerprint, email, received }: { fingerprint: string | null; email: string; received: number },
): Promise<number> {
  if (fingerprint === null) return 0;
  // Those that come at once would not see each other. The first number keeps these locks apart from others.
  if (kind === "postgres")
    await sql`select pg_advisory_xact_lock(5153, hashtext(${fingerprint}))`.execute(tx);
  const latest = await tx
    .selectFrom("enquiries")
    .select("email")
    .where("message_fingerprint", "=", fingerprint)
    .where("received_at", ">", received - dayMs)
    .orderBy("received_at", "desc")
    .limit(looked)
    .execute();
  const others = new Set(latest.map((row) => addressKey(row.email)));
  others.delete(addressKey(email));
  return Math.min(others.size, mostSenders);
}

/** In characters: "Please call me back about a web shop for our bakery" is shorter. */
const shortest = 60;
/** Whoever sends the same text over and over must not make each time slower than the last. */
const looked = 50;
