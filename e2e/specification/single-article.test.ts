import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { builtFile, builtPage, byName, mainOf, regionNamed, textOf, textsOf } from "../html/built-page.ts";

const address = "/pages/blog/single-article";
const title = "What happens between Send and the inbox";

/** The first article that was written, as a sample; `articles.test.ts` looks after what is not of this one. */
const main = mainOf(address);
const article = byName(main, "article[aria-labelledby]", title);
const pieces = Array.from(article.querySelectorAll("section[aria-label^='outbox.js, ']"));

test("the sample of an article has a title, its author, a date and the time it takes", () => {
  expect(textsOf(article, "h1")).toEqual([title]);
  expect(byName(article, "a", "Nell Okafor").getAttribute("href")).toBe("/pages/company/about-us");
  expect(byName(article, "time").getAttribute("dateTime")).toBe("2026-10-02");
  expect(textOf(article)).toMatch(/, \d+ minutes to read/);
});

test("it says how long it takes by its words, more than 600", () => {
  const paragraphs = textsOf(article, "p").join(" ");
  const words = paragraphs.split(/\s+/).length;
  expect(words).toBeGreaterThan(600);
  expect(Math.abs(Number(/(\d+) minutes to read/.exec(paragraphs)?.[1]) - words / 220)).toBeLessThan(1);
});

test("it has a figure that says what it shows, and a caption", () => {
  const figure = Array.from(article.querySelectorAll("figure")).find((one) =>
    textOf(one).startsWith("Fig. 1."),
  );
  expect(figure?.querySelector("img")?.getAttribute("alt")).toMatch(/^A drill core lying in a tray/);
});

test("it lists its six headings, and each link leads to one", () => {
  const links = Array.from(byName(main, "nav", "In this article").querySelectorAll("a"));
  const names = textsOf(article, "h2");
  expect(names).toHaveLength(6);
  expect(links.map(textOf)).toEqual(names);
  expect(links.map((link) => textOf(byName(main, `h2${link.getAttribute("href")}`)))).toEqual(names);
});

test("it shows a program in five pieces, in colours, that runs as it is shown", async () => {
  expect(pieces).toHaveLength(5);
  expect(pieces.map((piece) => textsOf(piece, "i.keyword")[0])[0]).toBe("import");
  const folder = mkdtempSync(join(tmpdir(), "outbox-"));
  const file = join(folder, "outbox.mjs");
  writeFileSync(file, pieces.map(({ textContent }) => textContent).join("\n"));
  const { stdout } = await promisify(execFile)(process.execPath, ["--no-warnings", file], { env: {} });
  rmSync(folder, { recursive: true });
  expect(stdout).toBe("Thank You\nwaiting\nnothing due\nsent\n2 1\n");
});

test("it hands out the program as a file", () => {
  const link = byName(article, "a", "the whole file, outbox.js");
  expect(builtFile(link.getAttribute("href") ?? "")).toContain('import { DatabaseSync } from "node:sqlite";');
});

test("it is left out of the sitemap, which has the article's own page", () => {
  expect(builtFile("sitemap.xml")).not.toContain(address);
  expect(builtFile("sitemap.xml")).toContain("/articles/between-send-and-the-inbox");
});

test("it ends in three cards that lead to pages of ours, and has no comments", () => {
  const cards = regionNamed(main, "Read on").querySelectorAll("article");
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    const [page = ""] = Array.from(card.querySelectorAll("a"), (link) => link.getAttribute("href") ?? "");
    expect(textsOf(builtPage(page), "h1")).toEqual(textsOf(card, "h3"));
  }
  expect(main.querySelectorAll("textarea, input")).toHaveLength(0);
});
