// R-SPAM-1
import { describe, expect, test } from "vitest";
import { manyLinks, spamShape, textFingerprint } from "./spam-text.ts";

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://www.site-${index}.example/page`).join("\n");

test.each([
  [0, 0],
  [3, 0],
  [5, 0],
  [6, 1],
  [11, 1],
  [12, 2],
])("7. links to %d sites have a spam score of %d", (count, points) => {
  expect(manyLinks(`We like these:\n${links(count)}`)).toBe(points);
});

test("7. a hundred links to one site count as one, in any spelling", () => {
  const log = Array.from({ length: 50 }, (_, index) => `GET https://shop.example/${index} www.Shop.example`);
  expect(manyLinks(log.join("\n"))).toBe(0);
});

const html = '<a rel="x" href = "https://pills.example">pills</a>';
const forum = "[url=https://pills.example]pills[/url]";

test.each([
  ["a link in HTML", `Hello ${html}`, 1],
  ["a link in BBCode", `Hello ${forum}`, 1],
  ["links in both", `Hello ${html.replace(" = ", "=")} ${forum}`, 2],
  ["an offer of links", "Buy dofollow  links? Dofollow backlinks at https://links.example", 2],
  ["an offer of pills", "VIAGRA ONLINE https://pills.example", 2],
  ["an offer of riches", "Make $5,000 a day: https://rich.example", 2],
  ["everything at once", `${html} ${forum} casino bonus`, 2],
  ["three links", "We like https://a.example, https://b.example/shop and www.c.example.", 0],
  ["a trade that spammers advertise too", "We run a casino and want better SEO: https://casino.example", 0],
  ["an offer without a link", "We are told to make $5,000 a day. How?", 0],
  ["markup without a link", 'Our <a href="#top">link</a> and our [url] are broken.', 0],
])("7. %s: %j has a spam score of %d", (_, text, points) => {
  expect(spamShape(text)).toBe(points);
});

test.each(["http://a.example", "see (HTTPS://müller.example/x)", "www.a.example"])(
  "%j contains a link",
  (text) => {
    expect(spamShape(`${text} casino bonus`)).toBe(2);
  },
);

test.each(["", "jane@example.org", "example.org", "awww. How nice", "http://", "ftp"])(
  "%j contains no link",
  (text) => {
    expect(spamShape(`${text} casino bonus`)).toBe(0);
  },
);

test.each(["<a ", "[url", "https://a "])("43. 20,000 characters of %j take less than a second", (piece) => {
  const text = `https://a.example ${piece.repeat(20_000 / piece.length)}`;
  const start = performance.now();
  spamShape(text);
  expect(performance.now() - start).toBeLessThan(1_000);
});

describe("7. two texts count as the same", () => {
  const text = "Dear sir, we offer the best prices for everything. Answer today, tomorrow is too late!";

  test.each([
    ["letter case", text.toUpperCase()],
    ["line breaks and spaces", `\n  ${text.replaceAll(" ", "\r\n ")}`],
    ["punctuation", text.replaceAll(/[,.!]/g, " -- ")],
    ["letter widths", text.replace("best", "ｂｅｓｔ")],
  ])("despite different %s", (_, other) => {
    expect(textFingerprint(other)).toBe(textFingerprint(text));
    expect(textFingerprint(other)).toMatch(/^[0-9a-f]{64}$/);
  });

  test("unless their words differ", () => {
    expect(textFingerprint(text.replace("best", "worst"))).not.toBe(textFingerprint(text));
  });

  test.each([
    "",
    "Please call me back.",
    "?".repeat(200),
    "Please call me back about a web shop for our bakery",
  ])("unless they are too short to be distinctive: %j", (short) => {
    expect(textFingerprint(short)).toBeNull();
  });
});
