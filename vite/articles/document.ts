import type { Element, Parents, RootContent } from "hast";
import { CONTINUE, EXIT, visit } from "unist-util-visit";
import type { CodePart } from "../../app/document/markdown-part.ts";
import type { Article, ArticleFigure, ArticlePart } from "../../app/pages/articles/article.ts";
import { site } from "../../site.config.ts";
import { codePart } from "../markdown/code-part.ts";
import { readFrontMatter } from "../markdown/front-matter.ts";
import { partsOf } from "../markdown/parts.ts";
import { countWords, readingMinutes } from "../markdown/reading-time.ts";
import { readSections } from "../markdown/sections.ts";
import { lineOf } from "../markdown/tree.ts";
import { singleProblem } from "../mistake.ts";
import { articleHead } from "./head.ts";

/**
 * Parses an article. A picture that is alone in its paragraph becomes a figure, with its title as its caption.
 * @throws WrongText
 */
export function articleDocument(markdown: string): Omit<Article, "pictures"> {
  const { head, body } = readFrontMatter(markdown, articleHead);
  const { lead, sections } = readSections(body);
  const opening = partsOf(lead, partOf);
  const portrait = portraitOf(head.author);
  let words = countWords(head.title) + countWords(head.summary) + wordsIn(opening);
  return {
    ...head,
    opening,
    sections: sections.map(({ id, title, nodes }) => {
      const parts = partsOf(nodes, partOf);
      const depth = Math.max(1, Math.round(words / 50));
      words += countWords(title) + wordsIn(parts);
      return { id, title, depth, parts };
    }),
    minutes: readingMinutes(words),
    ...(portrait && { portrait }),
  };
}

function partOf(node: RootContent): CodePart | ArticleFigure | null {
  return codePart(node) ?? figureOf(node);
}

function figureOf(node: RootContent): ArticleFigure | null {
  const [image, place] = pictureIn(node) ?? [];
  if (!image) return null;
  const line = lineOf(image);
  if (place?.type === "element" && place.tagName === "a")
    throw singleProblem(line, "a picture in a link can’t be shown; put the link below the picture");
  if (place !== node || node.type !== "element" || node.tagName !== "p" || node.children.length > 1)
    throw singleProblem(line, "a picture must be a paragraph of its own, between two blank lines");
  const { src, alt, title } = image.properties;
  if (!alt) throw singleProblem(line, `a picture needs a description, like ![A core in a tray](${src})`);
  return { picture: String(src), alt: String(alt), caption: String(title ?? "") };
}

/** Returns the first image and its parent. */
function pictureIn(node: RootContent): [image: Element, place: Parents | undefined] | undefined {
  let found: [Element, Parents | undefined] | undefined;
  visit(node, "element", (element, _, parent) => {
    if (element.tagName !== "img") return CONTINUE;
    found = [element, parent];
    return EXIT;
  });
  return found;
}

/** Counts the words of the text, without code. */
function wordsIn(parts: readonly ArticlePart[]): number {
  return parts.reduce(
    (sum, part) => sum + ("html" in part ? countWords(part.html.replaceAll(/<[^>]*>/g, " ")) : 0),
    0,
  );
}

/** Returns the path of an author's photo or the name of their drawn portrait, or undefined if there is neither. */
function portraitOf(author: string): string | undefined {
  const portrait = site.people.find(({ name }) => name === author)?.portrait;
  if (!portrait) return undefined;
  return "photo" in portrait ? portrait.photo : `portrait-${portrait.drawn}`;
}
