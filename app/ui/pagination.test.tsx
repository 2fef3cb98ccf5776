import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Pagination } from "./pagination.tsx";

const shown = (current: number) =>
  renderToStaticMarkup(<Pagination pages={5} current={current} route={(page) => `/rental?page=${page}`} />);

test("the current page says so", () => {
  expect(shown(2).match(/<a[^>]*aria-current="page"[^>]*>/g)).toEqual([
    '<a href="/rental?page=2" aria-current="page">',
  ]);
});

test("previous and next lead to the neighbours", () => {
  expect(shown(2)).toContain('<a href="/rental?page=1">Previous</a>');
  expect(shown(2)).toContain('<a href="/rental?page=3">Next</a>');
});

test("at the ends there is nowhere to go: no address, said to be disabled", () => {
  expect(shown(1)).toContain('<a role="link" aria-disabled="true">Previous</a>');
  expect(shown(5)).toContain('<a role="link" aria-disabled="true">Next</a>');
});
