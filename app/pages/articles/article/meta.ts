import type { Article as ArticleThing } from "schema-dts";
import { articles } from "../../../../content/pages/articles.ts";
import { site } from "../../../../site.config.ts";
import { type MetaPlace, pageMeta } from "../../../document/page-meta.ts";
import { companyId } from "../../../document/shared/company-graph.ts";
import type { Article } from "../article.ts";

/** Returns the metadata of an article's page, including Open Graph (https://ogp.me). */
export function articleMeta(article: Article, place: MetaPlace) {
  const { title, summary, date, author } = article;
  const page = pageMeta(
    { title, description: summary },
    { type: "article", modified: date, things: (url) => [thing(article, url)] },
  );
  return [
    ...page(place),
    { property: "article:published_time", content: date },
    { property: "article:modified_time", content: date },
    { name: "author", content: author },
    feedLink,
  ];
}

function thing({ title, summary, date, author }: Article, url: string): ArticleThing {
  const byCompany = author === site.name;
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    mainEntityOfPage: { "@id": url },
    headline: title,
    description: summary,
    datePublished: date,
    dateModified: date,
    inLanguage: "en-AU",
    author: byCompany
      ? { "@id": companyId }
      : { "@type": "Person", name: author, worksFor: { "@id": companyId } },
    publisher: { "@id": companyId },
  };
}

/** Advertises the feed to feed readers. */
export const feedLink = {
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: `${site.name}: ${articles.title}`,
  href: articles.feed.address,
} as const;
