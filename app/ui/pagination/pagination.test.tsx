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
  expect(stepsOf(2)).toEqual(['<a href="/rental?page=1">Previous', '<a href="/rental?page=3">Next']);
});

test("at the ends there is nowhere to go: no address, said to be disabled", () => {
  expect(stepsOf(1)[0]).toBe('<a role="link" aria-disabled="true">Previous');
  expect(stepsOf(5)[1]).toBe('<a role="link" aria-disabled="true">Next');
});

function stepsOf(current: number): string[] {
  const links = shown(current).replaceAll(/<svg.*?<\/svg>|<\/?span[^>]*>/g, "");
  return [...links.matchAll(/<a[^>]*>(?:Previous|Next)/g)].map(([step]) => step);
}
