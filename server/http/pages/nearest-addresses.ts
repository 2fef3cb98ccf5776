/** The addresses that are most like one that leads nowhere, the likest first: at most three, and none where none is like it. */
export function nearestAddresses(wanted: string, known: Iterable<string>): string[] {
  if (wanted.length > mostCharacters) return [];
  const asked = normal(wanted);
  if (asked === "") return [];
  return Array.from(known, (address) => ({ address, likeness: likeness(asked, normal(address)) }))
    .filter(({ likeness }) => likeness >= least)
    .sort((a, b) => b.likeness - a.likeness || a.address.length - b.address.length)
    .slice(0, 3)
    .map(({ address }) => address);
}

/** Comparing takes the product of both lengths. */
const mostCharacters = 100;
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

/** How many letters have to be changed, put in, taken out or swapped with the next (optimal string alignment). */
function distance(one: string, other: string): number {
  const width = other.length + 1;
  const table = new Uint8Array(width * (one.length + 1));
  const at = (row: number, column: number) => table[row * width + column] ?? 0;
  for (let column = 0; column < width; column += 1) table[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    table[row * width] = row;
    for (let column = 1; column < width; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let fewest =
        Math.min(at(row - 1, column), at(row, column - 1), at(row - 1, column - 1) - (same ? 1 : 0)) + 1;
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        fewest = Math.min(fewest, at(row - 2, column - 2) + 1);
      table[row * width + column] = fewest;
    }
  }
  return at(one.length, other.length);
}
