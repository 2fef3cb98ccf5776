import { articles } from "../../../content/pages/articles.ts";
import { site } from "../../../site.config.ts";
import { pageMeta } from "../../document/page-meta.ts";
import type { Article } from "./article.ts";

/** The head of an article's page: what it is to those who link it, too (https://ogp.me). */
export function articleMeta({ title, summary, date, author }: Article) {
  return [
    ...pageMeta({ title, description: summary }),
    { property: "og:type", content: "article" },
    { property: "og:title", content: title },
    { property: "og:description", content: summary },
    { property: "article:published_time", content: date },
    { name: "author", content: author },
    feedLink,
  ];
}

/** Leads programs that read feeds to ours. */
export const feedLink = {
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: `${site.name}: ${articles.title}`,
  href: articles.feed.address,
} as const;
