import { addresses } from "../../../contract/addresses.ts";
import type { Picture } from "../../document/picture.tsx";
import type { Article } from "./article.ts";
import { figureOf } from "./figures.ts";
import { listed } from "./listed.ts";

const folder = "../../../content/articles";
const files = import.meta.glob<Article>("../../../content/articles/*.md", {
  query: "?article",
  import: "default",
  eager: true,
});

export interface PublishedArticle extends Article {
  address: string;
  /** The small picture shown in lists. */
  sign: Picture;
}

/** All articles, newest first. Includes drafts in development. */
export const allArticles: readonly PublishedArticle[] = listed(files, import.meta.env.DEV).map(
  ([file, article]) => ({ ...article, address: addressOf(file), sign: figureOf(slugOf(file)) }),
);

export function articleAt(address: string): PublishedArticle {
  const article = allArticles.find((article) => article.address === address);
  if (!article) throw new Error(`No article is at ${address}`);
  return article;
}

function addressOf(file: string): string {
  return `${addresses.articles}/${slugOf(file)}`;
}

function slugOf(file: string): string {
  return file.replace(`${folder}/`, "").replace(/\.md$/, "");
}
