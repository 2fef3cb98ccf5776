import { distance } from "fastest-levenshtein";

/** The addresses that are most like one that leads nowhere, the likest first: at most three, and none where none is like it. */
export function nearestAddresses(wanted: string, known: Iterable<string>): string[] {
  const asked = normal(wanted);
  if (asked === "") return [];
  return Array.from(known, (address) => ({ address, likeness: likeness(asked, normal(address)) }))
    .filter(({ likeness }) => likeness >= least)
    .sort((a, b) => b.likeness - a.likeness || a.address.length - b.address.length)
    .slice(0, 3)
    .map(({ address }) => address);
}

/** Two letters that changed places, as in "abuot" for "about-us", are two errors. */
const least = 0.5;

/** As somebody may have written or kept it: `/About_Us.html` and `/about-us/` are the same. */
function normal(address: string): string {
  return address
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, "")
    .replaceAll(/[_ ]|%20/g, "-")
    .replace(/^\/+|\/+$/g, "");
}

/** From 0 to 1: as a whole, or by its last part, where somebody left out what stands before. */
function likeness(asked: string, known: string): number {
  const [lastAsked = "", lastKnown = ""] = [asked, known].map((address) => address.split("/").at(-1));
  return Math.max(alike(asked, known), 0.95 * alike(lastAsked, lastKnown));
}

function alike(one: string, other: string): number {
  // A word that the other begins with counts, however much follows: "about" and "about-us".
  const begin = other.split("-").slice(0, one.split("-").length).join("-");
  return Math.max(nearness(one, other), 0.9 * nearness(one, begin));
}

function nearness(one: string, other: string): number {
  const most = Math.max(one.length, other.length);
  // Floods ask for what is not there: what cannot be near is not compared.
  if (most === 0 || Math.min(one.length, other.length) / most < least) return 0;
  return 1 - distance(one, other) / most;
}
