import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { guideNames } from "../../content/showcase/guides.ts";
import { addresses } from "../../contract/addresses.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { markdownAddress } from "../../scripts/markdown/llms.ts";
import { addressOf, componentAddress, exampleAddress, guideAddress } from "./addresses.ts";
import { catalogue } from "./catalogue.ts";
import { kitApi } from "./components/api/kit-api.ts";

const folder = new URL("../../build/client/", import.meta.url).pathname;
const read = (address: string) => readFileSync(folder + address, "utf8");

const templates: string[] = Object.values(templateAddresses);

/** Every page but template pages, and those that show one example of another page alone. */
const pages = globSync("**/index.html", { cwd: folder })
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
  .filter((address) => !templates.includes(address))
  .filter((address) => !read(`${address}/index.html`).includes('<meta name="robots" content="noindex"'));

test("the pages that are looked at are those of the company and of the showcase", () => {
  const known = [
    addresses.presentation,
    addresses.terms,
    "/sections",
    ...catalogue.map(addressOf),
    ...guideNames.map(guideAddress),
  ];
  expect(pages).toEqual(expect.arrayContaining(known));
});

describe.each(pages)("%s as Markdown", (address) => {
  const file = markdownAddress(address);
  const markdown = read(file);
  const { document } = parseHTML(read(`${address}/index.html`));

  test("has the page's heading, and is named in the page's head", () => {
    expect(markdown).toMatch(/^# \S/m);
    const link = document.querySelector("link[rel=alternate][type='text/markdown']");
    expect(link?.getAttribute("href")).toBe(file);
  });

  test("has links that lead on from anywhere, and no HTML", () => {
    const text = markdown.replaceAll(/^```.*?^```/gms, "");
    const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link);
    expect(links.filter((link) => !/^(\/|https?:|mailto:|tel:)/.test(link ?? ""))).toEqual([]);
    expect(text.replaceAll(/`[^`]*`/g, "")).not.toMatch(/<\/?[a-z]+[ >]/);
  });
});

test.each(catalogue)(
  "the Markdown of $title holds every example's file, and nothing of its preview",
  (words) => {
    const markdown = read(`${addressOf(words)}.md`);
    for (const { id, title, note } of words.examples) {
      const file = read(`${exampleAddress(words, id)}.tsx`).trimEnd();
      expect(markdown).toContain(`## ${title}\n`);
      expect(markdown.replaceAll("\\", "")).toContain(note);
      expect(markdown).toContain(`\`\`\`tsx\n${file}\n\`\`\``);
    }
    expect(markdown.match(/^```tsx$/gm)).toHaveLength(words.examples.length);
  },
);

describe.each([...kitApi()])("the Markdown of the page of %s", (path, { parts, types }) => {
  const address = componentAddress(basename(path, ".tsx"));
  const markdown = read(`${address}.md`);
  const { document } = parseHTML(read(`${address}/index.html`));

  test("has a row for each prop and field, with what it does", () => {
    const rows = markdown.split("\n").filter((line) => line.startsWith("| `"));
    expect(rows).toHaveLength([...parts, ...types].flatMap(({ props }) => props).length);
  });

  test("names every option of its grid, on one line", () => {
    for (const row of document.querySelectorAll("#states dl > div")) {
      const [term, ...options] = Array.from(row.querySelectorAll("code"), ({ textContent }) => `\`${textContent}\``);
      expect(markdown.replaceAll("\\", "")).toContain(`- ${term}: ${options.join(", ")}\n`);
    }
  });

  test("has every fact, key and word on what is heard", () => {
    const words = Array.from(document.querySelectorAll(":is(#installation, #accessibility) dt"), wordsOf);
    for (const term of words) expect(wordsOf({ textContent: markdown })).toContain(term);
  });
});

/** Letters and digits: how they are set apart is Markdown's own. */
function wordsOf({ textContent }: { textContent: string | null }): string {
  return textContent?.replaceAll(/[^\p{L}\p{N}]+/gu, "") ?? "";
}

test("llms.txt lists each of them once, and llms-full.txt holds all their text", () => {
  const links = [...read("llms.txt").matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
  expect(links.filter((link) => !existsSync(folder + link))).toEqual([]);
  expect(links.toSorted()).toEqual([...pages.map(markdownAddress), "/llms-full.txt"].sort());
  const all = read("llms-full.txt");
  for (const page of pages) expect(all).toContain(`Source: ${page}\n\n${read(markdownAddress(page))}`);
});
