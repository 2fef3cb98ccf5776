import Fuse from "fuse.js/basic";

export interface SearchRules {
  /** The maximum number of results. */
  maxResults: number;
  /** The minimum number of characters for a search. */
  searchFrom: number;
  /** The tolerated difference, from 0 (only exact matches) to 1 (everything). */
  threshold: number;
}

/** Returns the closest matches, best first, or null if the query is too short. */
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
