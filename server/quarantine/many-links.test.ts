import { expect, test } from "vitest";
import { holdsLink, manyLinks } from "./many-links.ts";
import { enough, half } from "./suspicion.ts";

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://www.site-${index}.example/page`).join("\n");

test.each([
  [0, null],
  [3, null],
  [5, null],
  [6, half],
  [11, half],
  [12, enough],
])("7. links to %d sites: a sign of weight %s", (count, weight) => {
  const found = manyLinks(`We like these:\n${links(count)}`);
  expect(found).toEqual(weight && { reason: "many-links", weight });
});

test("7. a hundred links to one site are one, however they are written", () => {
  const log = Array.from({ length: 50 }, (_, index) => `GET https://shop.example/${index} www.Shop.example`);
  expect(manyLinks(log.join("\n"))).toBeNull();
});

test.each(["http://a.example", "see (HTTPS://müller.example/x)", "www.a.example"])(
  "%j holds a link",
  (text) => {
    expect(holdsLink(text)).toBe(true);
  },
);

test.each(["", "jane@example.org", "example.org", "awww. How nice", "http://", "ftp"])(
  "%j holds none",
  (text) => {
    expect(holdsLink(text)).toBe(false);
  },
);
