// R-DEV-8
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { guideNames } from "../content/showcase/guides.ts";
import { addresses } from "../contract/addresses.ts";
import { templateAddresses } from "../contract/demo-addresses.ts";
import { markdownAddress } from "../contract/markdown-address.ts";
import { builtPages } from "../e2e/html/page-heads.ts";
import { addressOf, exampleAddress, guideAddress } from "./addresses.ts";
import { catalogue } from "./catalogue.ts";

const folder = new URL("../build/client/", import.meta.url).pathname;
const read = (address: string) => readFileSync(folder + address, "utf8");

const templates: string[] = Object.values(templateAddresses);

/** All pages except the template pages and pages that search engines do not list, such as those of single examples. */
const pages = new Map(
  builtPages
    .filter(({ address, isListed }) => isListed && !templates.includes(address))
    .map(({ address, head }) => [address, head]),
);

test("the checked pages include those of the company and of the showcase", () => {
  const known = [
    addresses.presentation,
    addresses.terms,
    "/sections",
    ...catalogue.map(addressOf),
    ...guideNames.map(guideAddress),
  ];
  expect([...pages.keys()]).toEqual(expect.arrayContaining(known));
});

describe.each([...pages])("%s as Markdown", (address, head) => {
  const file = markdownAddress(address);
  const markdown = read(file);

  test("has the page's heading, and is linked from the page's head", () => {
    expect(markdown).toMatch(/^# \S/m);
    const link = head.querySelector("link[rel=alternate][type='text/markdown']");
    expect(link?.getAttribute("href")).toBe(file);
  });

  test("has no relative links and no HTML", () => {
    const text = markdown.replaceAll(/^```.*?^```/gms, "");
    const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link);
    expect(links.filter((link) => !/^(\/|https?:|mailto:|tel:)/.test(link ?? ""))).toEqual([]);
    expect(text.replaceAll(/`[^`]*`/g, "")).not.toMatch(/<\/?[a-z]+[ >]/);
  });
});

test.each(catalogue)("the Markdown of $title contains the code of every example, but no preview", (words) => {
  const markdown = read(`${addressOf(words)}.md`);
  for (const { id, title, note } of words.examples) {
    const file = read(`${exampleAddress(words, id)}.tsx`).trimEnd();
    expect(markdown).toContain(`## ${title}\n`);
    expect(markdown.replaceAll("\\", "")).toContain(note);
    expect(markdown).toContain(`\`\`\`tsx\n${file}\n\`\`\``);
  }
  expect(markdown.match(/^```tsx$/gm)).toHaveLength(words.examples.length);
});

test("llms.txt lists each page once, and llms-full.txt contains the text of all pages", () => {
  const links = [...read("llms.txt").matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
  expect(links.filter((link) => !existsSync(folder + link))).toEqual([]);
  expect(links.toSorted()).toEqual([...[...pages.keys()].map(markdownAddress), "/llms-full.txt"].sort());
  const all = read("llms-full.txt");
  for (const page of pages.keys()) expect(all).toContain(`Source: ${page}\n\n${read(markdownAddress(page))}`);
});
