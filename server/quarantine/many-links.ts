import { enough, half, type Suspicion } from "./suspicion.ts";

/**
 * Whether a text points to many different sites. Links to the same site count once: people paste logs, and lists of
 * pages of their own.
 */
export function manyLinks(text: string): Suspicion | null {
  const sites = sitesIn(text).size;
  if (sites < several) return null;
  return { reason: "many-links", weight: sites < many ? half : enough };
}

/** Whom a client has looked at, and likes, are three or four. */
const several = 6;
const many = 12;

export function holdsLink(text: string): boolean {
  return sitesIn(text).size > 0;
}

function sitesIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(link), ([, host = ""]) => host.toLowerCase()));
}

// What is written as an address of the web; a bare "example.org" may be half of a mail address.
const link = /(?:https?:\/\/(?:www\.)?|\bwww\.)([\p{L}\p{N}.-]{1,255})/giu;
