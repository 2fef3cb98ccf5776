// R-WRITING-4
import fc from "fast-check";
import { expect, test } from "vitest";
import { readXml } from "../../e2e/xml.ts";
import { atomFeed } from "./atom-feed.ts";

const head = {
  origin: "https://a.test",
  address: "/articles",
  self: "/articles/feed.xml",
  title: "A: Articles",
};
const feedOf = (words: string, html = `<p>${words}</p>`) => {
  const entry = { address: "/articles/a", title: words, summary: words, author: words, html };
  return readXml(atomFeed([{ ...entry, at: "2026-10-02T00:00:00Z" }], { ...head, title: words }));
};

test("a feed is valid XML whatever its text, and drops only characters that XML does not allow", () => {
  const words = "\u0000\u0002One\u000b & <two>\u000c \"]]>\ufffe\uffff\ud800 'three' 🙂";
  const titles = feedOf(words).filter(({ name }) => name === "title");
  expect(titles.map(({ text }) => text)).toEqual(Array(2).fill("One & <two> \"]]> 'three' 🙂"));
  fc.assert(fc.property(fc.string({ unit: "binary" }), (words) => void feedOf(words)));
});

test("a link that is not a valid URL stays unchanged", () => {
  const html = '<p><a href="/50%-off">1</a><a href="/\\[">2</a></p>';
  const content = feedOf("One", html).find(({ name }) => name === "content");
  expect(content?.text).toBe('<p><a href="https://a.test/50%-off">1</a><a href="/\\[">2</a></p>');
});
