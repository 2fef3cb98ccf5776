import type { Token, Tokens } from "marked";
import type { Article, ArticleFigure, ArticlePart } from "../../app/pages/articles/article.ts";
import { articleHead } from "../../app/pages/articles/article-head.ts";
import { site } from "../../site.config.ts";
import { readFrontMatter } from "../markdown/front-matter.ts";
import { markdownDocument } from "../markdown/markdown-document.ts";
import { markdownParts } from "../markdown/markdown-parts.ts";
import { countWords, readingMinutes } from "../markdown/reading-time.ts";

/**
 * Reads an article. A picture alone in its paragraph is a figure, its title the caption.
 * @throws Error that says what is wrong and how it would be right.
 */
export function articleDocument(
  markdown: string,
  highlight: (code: string, language: string) => string,
): Omit<Article, "pictures"> {
  const { head, body } = readFrontMatter(markdown, articleHead);
  const { lead, sections } = markdownDocument(body, (tokens, html) =>
    markdownParts<ArticleFigure>(tokens, { html, highlight, own: figureOf }),
  );
  const portrait = portraitOf(head.author);
  let words = countWords(head.title) + countWords(head.summary) + wordsIn(lead);
  return {
    ...head,
    opening: lead,
    sections: sections.map(({ id, title, body }) => {
      const depth = Math.max(1, Math.round(words / 50));
      words += countWords(title) + wordsIn(body);
      return { id, title, depth, parts: body };
    }),
    minutes: readingMinutes(words),
    ...(portrait && { portrait }),
  };
}

function figureOf(token: Token): ArticleFigure | null {
  if (!isParagraph(token) || !token.tokens.some(isImage)) return null;
  const [image, ...more] = token.tokens;
  if (!image || !isImage(image) || more.length > 0) {
    throw new Error(`A picture stands in a paragraph of its own: ${token.raw.trim()}`);
  }
  if (!image.text)
    throw new Error(`A picture says what it shows, as ![A core in a tray](name): ${image.raw}`);
  return { picture: image.href, alt: image.text, caption: image.title ?? "" };
}

function isParagraph(token: Token): token is Tokens.Paragraph {
  return token.type === "paragraph";
}

function isImage(token: Token): token is Tokens.Image {
  return token.type === "image";
}

/** Prose alone: code is for running. */
function wordsIn(parts: readonly ArticlePart[]): number {
  return parts.reduce(
    (sum, part) => sum + ("html" in part ? countWords(part.html.replaceAll(/<[^>]*>/g, " ")) : 0),
    0,
  );
}

/** None of the company itself. */
function portraitOf(author: string): string | undefined {
  const portrait = site.people.find(({ name }) => name === author)?.portrait;
  if (!portrait) return undefined;
  return "photo" in portrait ? portrait.photo : `portrait-${portrait.drawn}`;
}
