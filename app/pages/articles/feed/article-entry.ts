import { escaped } from "../../../../contract/xml-text.ts";
import type { FeedEntry } from "../../../document/atom-feed.ts";
import type { PublishedArticle } from "../all-articles.ts";
import type { ArticlePart } from "../article.ts";

/** Returns the feed entry of an article, with its full text. */
export function articleEntry(article: PublishedArticle): FeedEntry {
  const { address, title, summary, date, author } = article;
  return { address, title, summary, author, at: `${date}T00:00:00Z`, html: fullText(article) };
}

function fullText(article: PublishedArticle): string {
  const { figure: picture, figureAlt = "", figureCaption = "" } = article;
  const figure = picture ? [{ picture, alt: figureAlt, caption: figureCaption }] : [];
  const parts = (parts: readonly ArticlePart[]) => parts.map((part) => partHtml(part, article)).join("");
  const sections = article.sections.map(
    ({ id, title, parts: body }) => `<h2 id="${id}">${escaped(title)}</h2>${parts(body)}`,
  );
  return parts(figure) + parts(article.opening) + sections.join("");
}

function partHtml(part: ArticlePart, { pictures }: PublishedArticle): string {
  if ("html" in part) return part.html;
  if ("code" in part) return `<pre><code>${escaped(part.code)}</code></pre>`;
  const { picture, alt, caption } = part;
  const words = caption && `<figcaption>${escaped(caption)}</figcaption>`;
  return `<figure><img src="${pictures[picture]?.src}" alt="${escaped(alt)}"/>${words}</figure>`;
}
