import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { z } from "zod";
import { inFile, Mistake } from "../mistake.ts";
import { readCleanText } from "../owners-text.ts";
import { readFrontMatter } from "./front-matter.ts";

/**
 * Returns the paths of the pages made from a folder's Markdown files. Each is `under` and the file's name.
 * @throws Mistake that lists the file, line and correction of each error.
 */
export function contentAddresses<Head>(
  folder: string,
  under: string,
  head: z.ZodType<Head>,
  isShown: (head: Head) => boolean,
): string[] {
  const problems: string[] = [];
  const addresses = globSync(`${folder}/*.md`).flatMap((file) => {
    try {
      const read = readFrontMatter(readCleanText(readFileSync(file)), head);
      return isShown(read.head) ? [`${under}/${slugOf(file)}`] : [];
    } catch (error) {
      const mistake = inFile(file, error);
      if (!(mistake instanceof Mistake)) throw mistake;
      problems.push(mistake.message);
      return [];
    }
  });
  if (problems.length > 0) throw new Mistake(problems.sort().join("\n"));
  return addresses;
}

function slugOf(file: string): string {
  const slug = basename(file, ".md");
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return slug;
  throw new Mistake(
    `${file}: the file’s name becomes the page’s address; use lowercase letters, digits and hyphens, like how-we-test.md`,
  );
}
