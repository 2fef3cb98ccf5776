// R-WRITING-1 to R-WRITING-3
import { describe, expect, test } from "vitest";
import { isExample } from "../is-example.ts";
import { builtPage, byName, mainOf, regionNamed, textOf, textsOf } from "./built-page.ts";

describe.runIf(isExample)("the example company's articles", () => {
  const address = "/articles/how-an-enquiry-is-never-lost";
  const list = () => mainOf("/articles");
  const article = () => mainOf(address);

  test("the list links to an article, and the article to its author", () => {
    const year = regionNamed(list(), "2026");
    expect(year.querySelectorAll("article")).toHaveLength(5);
    expect(byName(year, "a", "How an enquiry is never lost").getAttribute("href")).toBe(address);
    expect(textsOf(article(), "h1")).toEqual(["How an enquiry is never lost"]);
    expect(textsOf(article(), "time")).toEqual(["16 October 2026"]);
    expect(byName(article(), "a", "Dan Petrakis").getAttribute("href")).toBe("/pages/company/about-us");
  });

  test("the list is sorted by date, newest first", () => {
    const dates = Array.from(list().querySelectorAll("time"), (time) => time.getAttribute("dateTime") ?? "");
    expect(dates).toHaveLength(5);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test("an article has a drawing with alternative text and a variant for phones", () => {
    const drawing = byName(article(), "img[alt^='A cut through five layers of rock']");
    const forPhones = drawing.parentElement?.querySelector("source");
    expect([drawing.getAttribute("width"), forPhones?.getAttribute("width")]).toEqual(["1232", "350"]);
  });

  test("an article has a footnote with a link back", () => {
    const mark = byName(article(), "a", "1");
    const note = byName(article(), mark.getAttribute("href") ?? "");
    expect(textOf(note)).toContain("Programs that want that can send a key.");
    expect(note.querySelectorAll(`a[href="#${mark.id}"]`)).toHaveLength(1);
  });

  test("an article links to three others, the contact form and the list", () => {
    const links = regionNamed(article(), "Read on").querySelectorAll("a");
    expect(Array.from(links, textOf)).toEqual([
      "What AI can and can’t tell you from your logs",
      "What a privacy policy must be able to prove",
      "Why a site can be its own mail queue",
      "Ask us about it",
      "All articles",
    ]);
    for (const link of links)
      expect(textsOf(builtPage(link.getAttribute("href") ?? ""), "h1")).toHaveLength(1);
  });

  test.each(["/articles", "/articles/between-send-and-the-inbox"])(
    "the head of %s links to the feed",
    (page) => {
      const feed = byName(builtPage(page), "link[type='application/atom+xml']");
      expect([feed.getAttribute("rel"), feed.getAttribute("href")]).toEqual([
        "alternate",
        expect.stringMatching(/\/articles\/feed\.xml$/),
      ]);
    },
  );
});
