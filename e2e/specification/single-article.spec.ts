import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "../site.ts";

const address = "/pages/blog/single-article";
const title = "What happens between Send and the inbox";

/** The first article that was written, as a sample; `articles.spec.ts` looks after what is not of this one. */
test.describe("the sample of an article", () => {
  test.beforeEach(({ page }) => page.goto(address));

  test("has a title, its author with a portrait, a date and the time it takes", async ({ page }) => {
    const article = page.getByRole("article", { name: title });
    await expect(article.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(article.getByRole("link", { name: "Nell Okafor" })).toHaveAttribute(
      "href",
      "/pages/company/about-us",
    );
    await expect(article.getByRole("time")).toHaveAttribute("datetime", "2026-10-02");
    await expect(article.getByText(/, \d+ minutes to read/)).toBeVisible();
  });

  test("says how long it takes by its words, more than 600", async ({ page }) => {
    const paragraphs = await page
      .getByRole("article", { name: title })
      .getByRole("paragraph")
      .allTextContents();
    const words = paragraphs.join(" ").split(/\s+/).length;
    expect(words).toBeGreaterThan(600);
    const told = Number(/(\d+) minutes to read/.exec(paragraphs.join(" "))?.[1]);
    expect(Math.abs(told - words / 220)).toBeLessThan(1);
  });

  test("sets lines of 62 to 70 letters", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const mean = await page.getByText("So people turn it round").evaluate((paragraph) => {
      const text = paragraph.firstChild;
      if (!(text instanceof Text)) throw new Error("The paragraph is not plain text");
      const end = document.createRange();
      end.setStart(text, text.length - 1);
      end.setEnd(text, text.length);
      const { left, width, height } = paragraph.getBoundingClientRect();
      const rows = Math.round(height / Number.parseFloat(getComputedStyle(paragraph).lineHeight));
      return text.length / (rows - 1 + (end.getBoundingClientRect().right - left) / width);
    });
    expect(mean).toBeGreaterThanOrEqual(62);
    expect(mean).toBeLessThanOrEqual(70);
  });

  test("has a figure that says what it shows, and a caption", async ({ page }) => {
    const figure = page.getByRole("figure").filter({ hasText: "Fig. 1." });
    await expect(figure.getByRole("img", { name: /^A drill core lying in a tray/ })).toBeVisible();
  });

  test("lists its six headings, and each link leads to one", async ({ page }) => {
    const contents = page.getByRole("navigation", { name: "In this article" });
    const names = await contents.getByRole("link").allTextContents();
    await expect(page.getByRole("article", { name: title }).getByRole("heading", { level: 2 })).toHaveText(
      names,
    );
    expect(names).toHaveLength(6);
    await contents.getByRole("link", { name: "Twice is better than never" }).click();
    await expect(page.getByRole("heading", { name: "Twice is better than never" })).toBeInViewport();
  });

  test("shows a program in five pieces, in colours, that runs as it is shown", async ({ page }, info) => {
    const pieces = page.getByRole("region", { name: /^outbox\.js, \d of 5/ });
    await expect(pieces).toHaveCount(5);
    await expect(pieces.first().locator("i.keyword").first()).toHaveText("import");
    const file = info.outputPath("outbox.mjs");
    await writeFile(file, (await pieces.allInnerTexts()).join("\n"));
    const { stdout } = await promisify(execFile)(process.execPath, ["--no-warnings", file], { env: {} });
    expect(stdout).toBe("Thank You\nwaiting\nnothing due\nsent\n2 1\n");
  });

  test("hands out the program as a file", async ({ page, request }) => {
    const link = page.getByRole("link", { name: "the whole file, outbox.js" });
    const answer = await request.get((await link.getAttribute("href")) ?? "");
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('import { DatabaseSync } from "node:sqlite";');
  });

  test("scrolls long lines of code by the keyboard", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const piece = page.getByRole("region", { name: /1 of 5/ });
    await piece.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => piece.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });

  test("is left out of the sitemap, which has the article's own page", async ({ request }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    expect(sitemap).not.toContain(address);
    expect(sitemap).toContain("/articles/between-send-and-the-inbox");
  });

  test("ends in three cards that lead to pages of ours, and has no comments", async ({ page, request }) => {
    const cards = page.getByRole("region", { name: "Read on" }).getByRole("article");
    await expect(cards).toHaveCount(3);
    for (const link of await cards.getByRole("link").all()) {
      expect((await request.get((await link.getAttribute("href")) ?? "")).status()).toBe(200);
    }
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  });
});

test.describe("the sample of an article without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is all there, its code in colours", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText("two deliveries, one email")).toBeVisible();
    await expect(page.locator("i.keyword").first()).toBeVisible();
  });
});
