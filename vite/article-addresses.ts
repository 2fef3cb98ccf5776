import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { articleHead } from "../app/pages/articles/article-head.ts";
import { addresses } from "../contract/addresses.ts";
import { readFrontMatter } from "./markdown/front-matter.ts";
import { inFile } from "./markdown/markdown-plugin.ts";

/** Where the articles of a folder are, drafts left out. */
export function articleAddresses(folder = "content/articles"): string[] {
  return globSync(`${folder}/*.md`)
    .filter((file) => !isDraft(file))
    .map((file) => `${addresses.articles}/${slugOf(file)}`);
}

function isDraft(file: string): boolean {
  try {
    return readFrontMatter(readFileSync(file, "utf8"), articleHead).head.draft;
  } catch (fault) {
    throw inFile(file, fault);
  }
}

function slugOf(file: string): string {
  const slug = basename(file, ".md");
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return slug;
  throw new Error(
    `${file}: the name becomes the address; use small letters, digits and hyphens, as how-we-test.md`,
  );
}
