/**
 * Which pages a row of links offers: all of up to seven; of more, the first, the last and the current one with its
 * neighbours. "gap" stands for those left out; a gap never hides a single page.
 */
export function pageList(pages: number, current: number): (number | "gap")[] {
  const from = Math.max(2, Math.min(current - 1, pages - 4));
  const to = Math.min(pages - 1, Math.max(current + 1, 5));
  const every = pages <= 7;
  const middle = every ? range(2, pages - 1) : range(from <= 3 ? 2 : from, to >= pages - 2 ? pages - 1 : to);
  const list: (number | "gap")[] = [1];
  for (const page of [...middle, ...range(Math.max(2, pages), pages)]) {
    if (page - Number(list.at(-1)) > 1) list.push("gap");
    list.push(page);
  }
  return list;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
