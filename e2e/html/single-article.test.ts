// R-TEMPLATE-3
import { describe, expect, test } from "vitest";
import { isExample } from "../is-example.ts";
import { builtFile, builtPage, byName, mainOf, regionNamed, textOf, textsOf } from "./built-page.ts";

const address = "/pages/blog/single-article";
const title = "What happens between Send and the inbox";

// `articles.test.ts` tests what all articles have in common.
describe.runIf(isExample)("the sample article", () => {
  const main = () => mainOf(address);
  const article = () => byName(main(), "article[aria-labelledby]", title);

  test("has a title, its author, a date and the reading time", () => {
    expect(textsOf(article(), "h1")).toEqual([title]);
    expect(byName(article(), "a", "Nell Okafor").getAttribute("href")).toBe("/pages/company/about-us");
    expect(byName(article(), "time").getAttribute("dateTime")).toBe("2026-10-02");
    expect(textOf(article())).toMatch(/, \d+ minutes to read/);
  });

  test("has a table of contents with its six headings", () => {
    const links = Array.from(byName(main(), "nav", "In this article").querySelectorAll("a"));
    const names = textsOf(article(), "h2");
    expect(names).toHaveLength(6);
    expect(links.map(textOf)).toEqual(names);
    expect(links.map((link) => textOf(byName(main(), `h2${link.getAttribute("href")}`)))).toEqual(names);
  });

  test("the sitemap lists the article's own page instead of the sample", () => {
    expect(builtFile("sitemap.xml")).not.toContain(address);
    expect(builtFile("sitemap.xml")).toContain("/articles/between-send-and-the-inbox");
  });

  test("ends with three cards that link to our pages, and has no comments", () => {
    const cards = regionNamed(main(), "Read on").querySelectorAll("article");
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      const [page = ""] = Array.from(card.querySelectorAll("a"), (link) => link.getAttribute("href") ?? "");
      expect(textsOf(builtPage(page), "h1")).toEqual(textsOf(card, "h3"));
    }
    expect(main().querySelectorAll("textarea, input")).toHaveLength(0);
  });
});
