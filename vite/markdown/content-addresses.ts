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
      return isShown(headOf(file, head)) ? [`${under}/${slugOf(file)}`] : [];
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      problems.push(error.message);
      return [];
    }
  });
  if (problems.length > 0) throw new Mistake(problems.sort().join("\n"));
  return addresses;
}

function headOf<Head>(file: string, schema: z.ZodType<Head>): Head {
  try {
    return readFrontMatter(readCleanText(readFileSync(file)), schema).head;
  } catch (error) {
    throw inFile(file, error);
  }
}

function slugOf(file: string): string {
  const slug = basename(file, ".md");
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return slug;
  throw new Mistake(
    `${file}: the file’s name becomes the page’s address; use lowercase letters, digits and hyphens, like how-we-test.md`,
  );
}
