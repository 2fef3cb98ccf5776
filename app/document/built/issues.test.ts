// R-ISSUE-2, R-ISSUE-3
import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DOMParser, parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { issueAddress } from "../../../contract/newsletter/issue-addresses.ts";
import { builtPage } from "../../../e2e/html/built-page.ts";
import { readPageFiles } from "../../../server/http/pages/page-files.ts";
import { readBuiltIssues } from "../../../vite/newsletter/read-issues.ts";

const build = new URL("../../../build/", import.meta.url);
const files = readPageFiles(fileURLToPath(build), "client");
const read = (file: string) => readFileSync(new URL(file, build), "utf8");
const { issues } = readBuiltIssues();
const coming = globSync("coming/*", { cwd: build }).map((folder) => folder.slice("coming/".length));
const out = issues.filter(({ thursday, draft }) => !draft && !coming.includes(thursday));

test("every published issue has a page, is in the archive, and is in the feed with its full text", () => {
  const pages = globSync("client/newsletter/issues/*/index.html", { cwd: build });
  expect(pages).toHaveLength(out.length);
  const archive = builtPage("/newsletter/issues");
  const feed = new DOMParser().parseFromString(read("client/newsletter/feed.xml"), "text/xml");
  const entries = Array.from(feed.querySelectorAll("entry content"), ({ textContent }) => textContent ?? "");
  expect(entries).toHaveLength(out.length);
  for (const [index, issue] of out.entries()) {
    expect(archive.querySelector(`main a[href="${issueAddress(issue)}"]`)?.textContent).toBe(issue.title);
    const page = builtPage(issueAddress(issue));
    const entry = parseHTML(`<main>${entries[index]}</main>`).document;
    for (const { textContent } of page.querySelectorAll(
      "article > div > :not(div), article > div > div > :not([aria-hidden])",
    ))
      expect(entry.querySelector("main")?.textContent).toContain(textContent);
    const data = page.querySelector("script[type='application/ld+json']")?.textContent ?? "";
    const thing = expect.objectContaining({ "@type": "BlogPosting", headline: issue.title });
    expect(JSON.parse(data)["@graph"]).toContainEqual(thing);
  }
});

test.each(globSync("client/**/feed.xml", { cwd: build }))(
  "%s has only absolute addresses, and only pictures in one version that readers at other origins may load",
  (path) => {
    const feed = new DOMParser().parseFromString(read(path), "text/xml");
    const contents = Array.from(feed.querySelectorAll("content"), ({ textContent }) => textContent ?? "");
    const { document } = parseHTML(`<main>${contents.join("")}</main>`);
    expect(contents.join("")).not.toMatch(/ srcset=/i);
    for (const picture of document.querySelectorAll("img"))
      expect(files.get(new URL(picture.getAttribute("src") ?? "").pathname)?.headers).toMatchObject({
        "cross-origin-resource-policy": "cross-origin",
      });
    for (const link of document.querySelectorAll("[href]"))
      expect(link.getAttribute("href")).toMatch(/^(https?|mailto|tel):/);
  },
);

describe.each(coming)("the coming issue of %s", (thursday) => {
  const issue = issues.find((each) => each.thursday === thursday);
  const phrases = phrasesOf(readFileSync(new URL(`../${issue?.file}`, build), "utf8"));

  test("A11. appears in no served file, neither with its address nor with a sentence", () => {
    expect(phrases.length).toBeGreaterThan(5);
    const secrets = [issue?.slug ?? "", ...phrases];
    for (const folder of ["client", "refused"]) {
      for (const file of globSync(`${folder}/**/*.{html,xml,js,json,txt,md,css,data}`, { cwd: build })) {
        const text = read(file);
        expect(secrets.filter((secret) => text.includes(secret), file)).toEqual([]);
        expect(file).not.toContain(issue?.slug);
      }
    }
  });

  test("71. has its page outside the served files, with the archive and feed that will include it", () => {
    const place = `coming/${thursday}`;
    const address = issue ? issueAddress(issue) : "";
    expect(existsSync(new URL(`${place}${address}/index.html`, build))).toBe(true);
    expect(read(`${place}/newsletter/issues/index.html`)).toContain(`href="${address}"`);
    for (const phrase of phrases) expect(read(`${place}/newsletter/feed.xml`)).toContain(phrase);
  });
});

/** Returns the beginning (letters, spaces, commas, apostrophes) of each paragraph, if at least 25 characters long. */
function phrasesOf(markdown: string): string[] {
  const paragraphs = markdown.split("---\n").slice(2).join("").split("\n\n");
  return paragraphs.map((each) => /^[\p{L} ,’]{25,}/u.exec(each.trim())?.[0] ?? "").filter(Boolean);
}
