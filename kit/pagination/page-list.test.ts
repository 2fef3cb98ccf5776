// R-WIDGET-20
import fc from "fast-check";
import { expect, test } from "vitest";
import { pageList } from "./page-list.ts";

test.each([
  [1, 1, "1"],
  [2, 1, "1 2"],
  [5, 2, "1 2 3 4 5"],
  [7, 4, "1 2 3 4 5 6 7"],
  [8, 1, "1 2 3 4 5 gap 8"],
  [8, 4, "1 2 3 4 5 gap 8"],
  [8, 5, "1 gap 4 5 6 7 8"],
  [20, 10, "1 gap 9 10 11 gap 20"],
  [20, 20, "1 gap 16 17 18 19 20"],
])("of %i pages, on page %i: %s", (pages, current, list) => {
  expect(pageList(pages, current).join(" ")).toBe(list);
});

test("page numbers ascend, include the first, current and last page, have seven places at most, and no gap for a single page", () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.constant(pages), fc.integer({ min: 1, max: pages })));
  fc.assert(
    fc.property(place, ([pages, current]) => {
      const list = pageList(pages, current);
      expect(list).toEqual(expect.arrayContaining([1, current, pages]));
      expect(list.length).toBeLessThanOrEqual(7);
      list.forEach((entry, index) => {
        const [before, after] = [list[index - 1], list[index + 1]];
        if (entry === "gap") expect(Number(after) - Number(before)).toBeGreaterThan(2);
        else if (typeof before === "number") expect(entry).toBe(before + 1);
      });
    }),
  );
});
