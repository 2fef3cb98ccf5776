import type { PublishedArticle } from "../all-articles.ts";
import type { ArticlePart } from "../article.ts";

interface FeedHead {
  origin: string;
  /** Of the page that lists the same. */
  address: string;
  /** Of the feed. */
  self: string;
  title: string;
}

/** The articles in full, RFC 4287; every address in it is a whole one. */
export function atomFeed(
  articles: readonly PublishedArticle[],
  { origin, address, self, title }: FeedHead,
): string {
  const updated = articles[0]?.date ?? "1970-01-01";
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">
<id>${origin}${address}</id>
<title>${escaped(title)}</title>
<updated>${updated}T00:00:00Z</updated>
<link rel="self" type="application/atom+xml" href="${origin}${self}"/>
<link rel="alternate" type="text/html" href="${origin}${address}"/>
${articles.map((article) => entry(article, origin)).join("")}</feed>
`;
}

function entry(article: PublishedArticle, origin: string): string {
  const { address, title, summary, date, author } = article;
  const day = `${date}T00:00:00Z`;
  return `<entry>
<id>${origin}${address}</id>
<title>${escaped(title)}</title>
<link rel="alternate" type="text/html" href="${origin}${address}"/>
<published>${day}</published>
<updated>${day}</updated>
<author><name>${escaped(author)}</name></author>
<summary>${escaped(summary)}</summary>
<content type="html">${escaped(wholeAddresses(fullText(article), origin + address))}</content>
</entry>
`;
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
  return `<figure><img src="${pictures[picture]?.wide.src}" alt="${escaped(alt)}"/>${words}</figure>`;
}

/** In our own HTML no text has quotes: they are escaped. */
function wholeAddresses(html: string, page: string): string {
  return html.replaceAll(/(?<= (?:href|src)=")(?:\/(?!\/)|#)[^"]*/g, (link) => new URL(link, page).href);
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
