// R-WRITING-4
import { DOMParser, parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { atomFeed } from "../../../document/atom-feed.ts";
import type { PublishedArticle } from "../all-articles.ts";
import { articleEntry } from "./article-entry.ts";

const picture = { src: "/assets/core.svg", width: 640, height: 400 };
const article: PublishedArticle = {
  address: "/articles/tests",
  title: "Tests & <doubts>",
  summary: "Why.",
  date: "2026-10-02",
  author: "Ada",
  draft: false,
  figure: "core",
  figureAlt: 'A "core"',
  minutes: 1,
  opening: [
    {
      html: '<p>See <a href="/contact">us</a>, <a href="#two">two</a>, <a href="https://b.test/">b</a>.</p>',
    },
  ],
  sections: [
    {
      id: "two",
      title: "Two",
      depth: 1,
      parts: [{ label: "a.html", language: "html", code: '<a href="/x">', lines: "<i>…</i>" }],
    },
  ],
  pictures: { core: picture },
  portrait: "core",
  sign: picture,
};

const head = {
  origin: "https://a.test",
  address: "/articles",
  self: "/articles/feed.xml",
  title: "A: Articles",
};

test("a feed is XML with its own address, that of its page, and an entry for each article", () => {
  const feed = new DOMParser().parseFromString(atomFeed([articleEntry(article)], head), "text/xml");
  const text = (selector: string) => feed.querySelector(selector)?.textContent;
  expect(text("feed > id")).toBe("https://a.test/articles");
  expect(text("feed > updated")).toBe("2026-10-02T00:00:00Z");
  expect(feed.querySelector("link[rel=self]")?.getAttribute("href")).toBe("https://a.test/articles/feed.xml");
  expect(text("entry > id")).toBe("https://a.test/articles/tests");
  expect(text("entry > title")).toBe("Tests & <doubts>");
  expect(text("entry > author > name")).toBe("Ada");
  expect(text("entry > published")).toBe("2026-10-02T00:00:00Z");
});

test("an entry contains the full text of its article, with absolute URLs", () => {
  const feed = new DOMParser().parseFromString(atomFeed([articleEntry(article)], head), "text/xml");
  const { document } = parseHTML(feed.querySelector("content")?.textContent);
  const all = (selector: string, name: string) =>
    Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(name));
  expect(all("a", "href")).toEqual([
    "https://a.test/contact",
    "https://a.test/articles/tests#two",
    "https://b.test/",
  ]);
  expect(all("img", "src")).toEqual(["https://a.test/assets/core.svg"]);
  expect(all("img", "alt")).toEqual(['A "core"']);
  expect(document.querySelector("pre")?.textContent).toBe('<a href="/x">');
  expect(document.querySelector("h2")?.textContent).toBe("Two");
});

test("a feed without entries is valid", () => {
  const feed = new DOMParser().parseFromString(atomFeed([], head), "text/xml");
  expect(feed.querySelectorAll("entry")).toHaveLength(0);
  expect(feed.querySelector("feed > updated")?.textContent).toBe("1970-01-01T00:00:00Z");
});
