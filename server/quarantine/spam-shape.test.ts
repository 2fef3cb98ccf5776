import { expect, test } from "vitest";
import { spamShape } from "./spam-shape.ts";
import { enough, half } from "./suspicion.ts";

const html = '<a href="https://pills.example">pills</a>';
const forum = "[url=https://pills.example]pills[/url]";

test.each([
  ["a link in the markup of web pages", `Hello ${html}`, half],
  ["a link in the markup of forums", `Hello ${forum}`, half],
  ["a link in both", `Hello ${html} ${forum}`, enough],
  ["an offer of links", "Buy dofollow  links? Dofollow backlinks at https://links.example", enough],
  ["an offer of pills", "VIAGRA ONLINE https://pills.example", enough],
  ["an offer of riches", "Make $5,000 a day: https://rich.example", enough],
  ["everything at once", `${html} ${forum} casino bonus`, enough],
])("7. %s is a sign", (_, text, weight) => {
  expect(spamShape(text)).toEqual({ reason: "spam-shape", weight });
});

test.each([
  ["three links", "We like https://a.example, https://b.example/shop and www.c.example."],
  ["a trade that spammers have too", "We run a casino and want better SEO: https://casino.example"],
  ["an offer without a link", "We are told to make $5,000 a day. How?"],
  ["markup without a link", 'Our <a href="#top">link</a> and our [url] are broken.'],
])("7. %s is none", (_, text) => {
  expect(spamShape(text)).toBeNull();
});

test.each(["<a ", "[url", "https://a "])("43. 20,000 characters of %j are read at once", (piece) => {
  const text = `https://a.example ${piece.repeat(20_000 / piece.length)}`;
  const start = performance.now();
  spamShape(text);
  expect(performance.now() - start).toBeLessThan(1_000);
});
