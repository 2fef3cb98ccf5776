import type { Article, BlogPosting } from "schema-dts";
import { site } from "../../../site.config.ts";
import { pageMeta } from "../page-meta.ts";
import { companyId } from "./company-graph.ts";

/** Details of an article, case study or newsletter issue for its page's metadata. */
export interface TextAbout {
  type: "Article" | "BlogPosting";
  /** The fragment at the end of the text's `@id` in the structured data. */
  id: string;
  genre?: string;
  title: string;
  summary: string;
  /** An ISO date. */
  date: string;
  /** The author's name. If it is omitted, the company is the author. */
  person?: string | undefined;
  /** Whether the build also writes the page as Markdown. */
  asMarkdown?: boolean;
}

/** Returns the metadata for the page of an article, case study or issue, including Open Graph (https://ogp.me). */
export function textMeta(text: TextAbout, address: string) {
  const { title, summary, date, asMarkdown = true } = text;
  const page = pageMeta(
    { title, description: summary },
    { type: "article", modified: date, asMarkdown, things: (url) => [structuredText(text, url)] },
  );
  return [
    ...page(address),
    { property: "article:published_time", content: date },
    { property: "article:modified_time", content: date },
  ];
}

function structuredText({ type, id, genre, title, summary, date, person }: TextAbout, url: string) {
  return {
    "@type": type,
    "@id": `${url}#${id}`,
    mainEntityOfPage: { "@id": url },
    headline: title,
    description: summary,
    datePublished: date,
    dateModified: date,
    ...(genre && { genre }),
    inLanguage: "en-AU",
    author: person
      ? { "@type": "Person", name: person, worksFor: { "@id": companyId } }
      : { "@id": companyId },
    publisher: { "@id": companyId },
  } satisfies Omit<Article, "@type"> & Omit<BlogPosting, "@type"> & { "@type": string };
}

/** Returns the attributes of the `link` element by which feed readers discover a feed. */
export function feedLink(subject: string, href: string) {
  return {
    rel: "alternate",
    type: "application/atom+xml",
    title: `${site.name}: ${subject}`,
    href,
  } as const;
}
