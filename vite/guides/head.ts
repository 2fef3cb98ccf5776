import { readFileSync } from "node:fs";
import { z } from "zod";
import { guideNames } from "../../content/showcase/guides.ts";
import type { GuideHead } from "../../showcase/guides/guide.ts";
import { readFrontMatter } from "../markdown/front-matter.ts";
import { missing } from "../markdown/head-fields.ts";
import { readCleanText } from "../owners-text.ts";

export const guideHead: z.ZodType<GuideHead> = z.strictObject({
  title: z.string(missing),
  summary: z.string(missing),
});

/** Returns the name and title of each guide, in display order. */
export function guideTitles() {
  return guideNames.map((name) => {
    const markdown = readCleanText(readFileSync(`content/showcase/guides/${name}.md`));
    return { name, title: readFrontMatter(markdown, guideHead).head.title };
  });
}
