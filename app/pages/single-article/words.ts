import { type ArticleBlock, article } from "../../../content/pages/single-article.ts";
import { countWords, readingMinutes } from "./reading-time.ts";

/** How long the article takes to read: its prose; the program is for running. */
export function articleMinutes(): number {
  const blocks: readonly ArticleBlock[] = article.sections.flatMap(({ title, blocks }) => [title, ...blocks]);
  const prose = [article.title, article.deck, ...article.opening, ...blocks.map(proseOf)];
  return readingMinutes(countWords(prose.join(" ")));
}

function proseOf(block: ArticleBlock): string {
  if (typeof block === "string") return block;
  return "pull" in block ? block.pull : "";
}
