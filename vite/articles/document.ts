import type { Element, Parents, RootContent } from "hast";
import { CONTINUE, EXIT, visit } from "unist-util-visit";
import type { Article, ArticleFigure, ArticlePart } from "../../app/pages/articles/article.ts";
import { articleHead } from "../../app/pages/articles/article-head.ts";
import { site } from "../../site.config.ts";
import { readFrontMatter } from "../markdown/front-matter.ts";
import { markdownDocument } from "../markdown/markdown-document.ts";
import { markdownParts } from "../markdown/markdown-parts.ts";
import { lineOf } from "../markdown/markdown-tree.ts";
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
  const { lead, sections } = markdownDocument(body, (nodes, html) =>
    markdownParts<ArticleFigure>(nodes, { html, highlight, own: figureOf }),
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

function figureOf(node: RootContent): ArticleFigure | null {
  const [image, place] = pictureIn(node) ?? [];
  if (!image) return null;
  const line = lineOf(image);
  if (place?.type === "element" && place.tagName === "a")
    throw new Error(`line ${line}: a picture in a link can’t be shown; write the link below the picture.`);
  if (place !== node || node.type !== "element" || node.tagName !== "p" || node.children.length > 1)
    throw new Error(`line ${line}: a picture stands in a paragraph of its own, between two empty lines.`);
  const { src, alt, title } = image.properties;
  if (!alt) throw new Error(`line ${line}: a picture says what it shows, as ![A core in a tray](${src}).`);
  return { picture: String(src), alt: String(alt), caption: String(title ?? "") };
}

/** The first one, and what it is in. */
function pictureIn(node: RootContent): [image: Element, place: Parents | undefined] | undefined {
  let found: [Element, Parents | undefined] | undefined;
  visit(node, "element", (element, _, parent) => {
    if (element.tagName !== "img") return CONTINUE;
    found = [element, parent];
    return EXIT;
  });
  return found;
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
