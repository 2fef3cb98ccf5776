// R-WIDGET-20
import { expect, test } from "vitest";
import { rendered } from "../rendered.ts";
import { Pagination } from "./pagination.tsx";

const linksOf = (current: number) => [
  ...rendered(
    <Pagination pages={5} current={current} href={(page) => `/rental?page=${page}`} />,
  ).querySelectorAll("a"),
];

test("the current page has `aria-current`", () => {
  const current = linksOf(2).filter((link) => link.hasAttribute("aria-current"));
  expect(current.map(attributesOf)).toEqual([{ href: "/rental?page=2", "aria-current": "page" }]);
});

test("Previous and Next link to the adjacent pages", () => {
  expect(step(2, "Previous")).toEqual({ href: "/rental?page=1" });
  expect(step(2, "Next")).toEqual({ href: "/rental?page=3" });
});

test("on the first and last page the disabled link has no address and is announced as disabled", () => {
  expect(step(1, "Previous")).toEqual({ role: "link", "aria-disabled": "true" });
  expect(step(5, "Next")).toEqual({ role: "link", "aria-disabled": "true" });
});

function step(current: number, words: string) {
  return linksOf(current)
    .filter(({ textContent }) => textContent === words)
    .map(attributesOf)[0];
}

function attributesOf(element: Element) {
  return Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
}
