/** The addresses that are most like one that leads nowhere, the likest first: at most three, and none where none is like it. */
export function nearestAddresses(wanted: string, known: Iterable<string>): string[] {
  if (wanted.length > longest) return [];
  const asked = normal(wanted);
  if (asked === "") return [];
  return Array.from(known, (address) => ({ address, likeness: likeness(asked, normal(address)) }))
    .filter(({ likeness }) => likeness >= least)
    .sort((a, b) => b.likeness - a.likeness || a.address.length - b.address.length)
    .slice(0, 3)
    .map(({ address }) => address);
}

/** Comparing takes the product of both lengths. */
const longest = 100;
const least = 0.6;

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
  const most = Math.max(one.length, other.length);
  if (most === 0) return 0;
  // A word that the other begins with counts, however much follows: "about" and "about-us".
  if (other.startsWith(`${one}-`)) return 0.9;
  return 1 - distance(one, other) / most;
}

/** How many letters have to be changed, put in or taken out (Levenshtein). */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + same,
      );
    }
    above = current;
  }
  return above[other.length] ?? 0;
}
