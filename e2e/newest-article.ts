import { readFileSync } from "node:fs";
import { join } from "node:path";
import { articleAddresses } from "../vite/articles/addresses.ts";
import { articleHead } from "../vite/articles/head.ts";
import { readFrontMatter } from "../vite/markdown/front-matter.ts";

/** The newest article, which the home page shows, read from its file; undefined if there are no articles. */
export const newestArticle = articleAddresses()
  .map((address) => {
    const markdown = readFileSync(join("content", `${address}.md`), "utf8");
    return { address, ...readFrontMatter(markdown, articleHead).head };
  })
  .sort((a, b) => b.date.localeCompare(a.date))[0];
