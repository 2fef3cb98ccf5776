import { addresses } from "../../../contract/addresses.ts";
import type { Picture } from "../../document/picture.tsx";
import type { Article } from "./article.ts";
import { figureOf } from "./figures.ts";

const folder = "../../../content/articles";
const files = import.meta.glob<Article>("../../../content/articles/*.md", {
  query: "?article",
  import: "default",
  eager: true,
});

export interface PublishedArticle extends Article {
  address: string;
  /** What it is about, drawn: to know it by in lists. */
  sign: Picture;
}

/** Every article with its address, the newest first. Drafts are among them while the site is being developed. */
export const allArticles: readonly PublishedArticle[] = Object.entries(files)
  .filter(([, { draft }]) => import.meta.env.DEV || !draft)
  .map(([file, article]) => ({ ...article, address: addressOf(file), sign: figureOf(slugOf(file)) }))
  .sort((a, b) => (a.date < b.date ? -1 : 1))
  .reverse();

/** While pages are prerendered the address ends in a slash. */
export function articleAt(address: string): PublishedArticle {
  const article = allArticles.find((article) => article.address === address.replace(/\/$/, ""));
  if (!article) throw new Error(`No article is at ${address}`);
  return article;
}

function addressOf(file: string): string {
  return `${addresses.articles}/${slugOf(file)}`;
}

function slugOf(file: string): string {
  return file.replace(`${folder}/`, "").replace(/\.md$/, "");
}
