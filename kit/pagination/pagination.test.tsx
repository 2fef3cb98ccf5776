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

test.each([
  [2, "Previous", { href: "/rental?page=1" }],
  [2, "Next", { href: "/rental?page=3" }],
  [1, "Previous", { role: "link", "aria-disabled": "true" }],
  [5, "Next", { role: "link", "aria-disabled": "true" }],
])("on page %i of 5, the link %s has the attributes %j", (current, words, attributes) => {
  const steps = linksOf(current).filter(({ textContent }) => textContent === words);
  expect(steps.map(attributesOf)).toEqual([attributes]);
});

function attributesOf(element: Element) {
  return Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
}
