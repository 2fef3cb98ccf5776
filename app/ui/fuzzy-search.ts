import Fuse from "fuse.js/basic";

// The specification, section 5.
const mostResults = 4;
const fewestCharacters = 1;
/** 0 takes only exact matches, 1 everything. */
const threshold = 0.6;

/** The labels that match best, the best first; null while there is nothing to search for. */
export function fuzzySearch<Item extends { label: string }>(items: readonly Item[], query: string) {
  const words = query.trim();
  if (words.length < fewestCharacters) return null;
  const fuse = new Fuse(items, { keys: ["label"], threshold, shouldSort: true });
  return fuse.search(words, { limit: mostResults }).map(({ item }) => item);
}

/** What was typed, taken apart at its commas: the finished words, and what is still being typed. */
export function splitAtCommas(typed: string) {
  const parts = typed.split(",");
  const unfinished = parts.pop() ?? "";
  return { finished: parts.map((part) => part.trim()).filter(Boolean), unfinished: unfinished.trimStart() };
}
