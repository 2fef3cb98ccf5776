import Fuse from "fuse.js/basic";

export interface SearchRules {
  /** How many results are shown at once. */
  maxResults: number;
  /** How many characters begin a search. */
  searchFrom: number;
  /** How many slips are forgiven: 0 takes only exact matches, 1 everything. */
  threshold: number;
}

/** The labels that match best, the best first; null while there is nothing to search for. */
export function fuzzySearch<Item extends { label: string }>(
  items: readonly Item[],
  query: string,
  { maxResults, searchFrom, threshold }: SearchRules,
) {
  const words = query.trim();
  if (!words || words.length < searchFrom) return null;
  const fuse = new Fuse(items, { keys: ["label"], threshold, shouldSort: true });
  return fuse.search(words, { limit: maxResults }).map(({ item }) => item);
}
