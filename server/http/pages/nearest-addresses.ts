import { distance } from "fastest-levenshtein";

/** Returns at most three known paths that are similar to an unknown one, most similar first. */
export function nearestAddresses(wanted: string, known: Iterable<string>): string[] {
  // No page has a path half as long. Comparing a much longer one would take a tenth of a second.
  if (wanted.length > 200) return [];
  const asked = normalized(wanted);
  if (asked === "") return [];
  return Array.from(known, (address) => {
    const path = prepared.getOrInsertComputed(address, normalized);
    return { address, similarity: similarity(asked, path) };
  })
    .filter(({ similarity }) => similarity >= least)
    .sort((a, b) => b.similarity - a.similarity || a.address.length - b.address.length)
    .slice(0, 3)
    .map(({ address }) => address);
}

/** The minimum similarity of a suggestion. A short path with two swapped letters (two errors) only just reaches it. */
const least = 0.5;

/** Normalizes a path, so that its variants are equal: `/About_Us.html` and `/about-us/` become `about-us`. */
function normalized(address: string): string {
  return address
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, "")
    .replaceAll(/[_ ]|%20/g, "-")
    .replace(/^\/+|\/+$/g, "");
}

const prepared = new Map<string, string>();

/** Returns the similarity, from 0 to 1, of two paths or of their last segments, whichever is higher. */
function similarity(asked: string, known: string): number {
  const [lastAsked = "", lastKnown = ""] = [asked, known].map((address) => address.split("/").at(-1));
  return Math.max(similarityOfWords(asked, known), 0.95 * similarityOfWords(lastAsked, lastKnown));
}

function similarityOfWords(one: string, other: string): number {
  // Also compares with the first words of the known path, so that "about" finds "about-us".
  const begin = other.split("-").slice(0, one.split("-").length).join("-");
  return Math.max(similarityOfLetters(one, other), 0.9 * similarityOfLetters(one, begin));
}

function similarityOfLetters(one: string, other: string): number {
  const most = Math.max(one.length, other.length);
  // Paths of very different lengths cannot be similar enough. Skipping them saves time during a flood of unknown paths.
  if (most === 0 || Math.min(one.length, other.length) / most < least) return 0;
  return 1 - distance(one, other) / most;
}
