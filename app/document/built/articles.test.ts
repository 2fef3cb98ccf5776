// R-WRITING-1
import { globSync } from "node:fs";
import { DOMParser, parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { builtFile, builtPage } from "../../../e2e/html/built-page.ts";
import { articleAddresses } from "../../../vite/articles/addresses.ts";

const feed = new DOMParser().parseFromString(builtFile("articles/feed.xml"), "text/xml");

test("every article has a page, and no draft has one", () => {
  const cwd = new URL("../../../build/client/", import.meta.url);
  const built = globSync("articles/*/index.html", { cwd }).map(
    (file) => `/${file.replace("/index.html", "")}`,
  );
  expect(built.sort()).toEqual(articleAddresses().sort());
});

describe.each(articleAddresses())("%s", (address) => {
  const document = builtPage(address);
  const content = (selector: string) => document.querySelector(selector)?.getAttribute("content");

  test("has its title, type, canonical URL and publication date in its head", () => {
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(
      new RegExp(`${address}$`),
    );
    expect(content("meta[property='og:type']")).toBe("article");
    const date = document.querySelector("article time")?.getAttribute("dateTime");
    expect(content("meta[property='article:published_time']")).toBe(date);
    expect(content("meta[property='og:title']")).toBe(document.querySelector("h1")?.textContent);
  });

  test("is in the list of articles, and in the feed with its full text", () => {
    expect(builtPage("/articles").querySelector(`main a[href="${address}"]`)).not.toBeNull();
    const id = document.querySelector("link[rel=canonical]")?.getAttribute("href");
    const entry = Array.from(feed.querySelectorAll("entry"), (entry: Element) => entry).find(
      (entry) => entry.querySelector("id")?.textContent === id,
    );
    const text = parseHTML(`<main>${entry?.querySelector("content")?.textContent}</main>`).document;
    const paragraphs = (root: ParentNode) =>
      Array.from(root.querySelectorAll("p, li"), ({ textContent }) => textContent);
    const body = document.querySelector("article > div > div");
    if (!body) throw new Error("There is no body");
    for (const paragraph of paragraphs(body)) {
      if (!/^−\d+ m\s*$/.test(paragraph ?? "")) expect(paragraphs(text)).toContain(paragraph);
    }
  });
});
