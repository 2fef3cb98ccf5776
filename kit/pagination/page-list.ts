/**
 * Returns the pages to which a pagination links: all of them if there are at most seven, otherwise the first, the last,
 * and the current page with its neighbours. "gap" stands for two or more omitted pages.
 */
export function pageList(pages: number, current: number): (number | "gap")[] {
  if (pages <= 7) return range(1, pages);
  if (current <= 4) return [...range(1, 5), "gap", pages];
  if (current >= pages - 3) return [1, "gap", ...range(pages - 4, pages)];
  return [1, "gap", ...range(current - 1, current + 1), "gap", pages];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
