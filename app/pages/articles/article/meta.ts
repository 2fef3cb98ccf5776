import { articles } from "../../../../content/pages/articles.ts";
import { site } from "../../../../site.config.ts";
import { feedLink, textMeta } from "../../../document/shared/text-meta.ts";
import type { Article } from "../article.ts";

export function articleMeta(article: Article, address: string) {
  const { title, summary, date, author } = article;
  const person = author === site.name ? undefined : author;
  return [
    ...textMeta({ type: "Article", id: "article", title, summary, date, person }, address),
    { name: "author", content: author },
    articlesFeedLink,
  ];
}

export const articlesFeedLink = feedLink(articles.title, articles.feed.address);
