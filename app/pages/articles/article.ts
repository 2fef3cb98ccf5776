import type { MarkdownPart } from "../../document/markdown-part.ts";
import type { Drawn } from "../../document/picture.tsx";

/** What an article says of itself above its text. */
export interface ArticleHead {
  title: string;
  /** Leads into the article, and stands under it in search results. */
  summary: string;
  /** As 2026-10-02. */
  date: string;
  author: string;
  /** What it is about, in a word or two: stands over it on the home page. */
  category?: string | undefined;
  figure?: string | undefined;
  figureAlt?: string | undefined;
  figureCaption?: string | undefined;
  draft: boolean;
}

/** An article, ready to be put into a page. */
export interface Article extends ArticleHead {
  minutes: number;
  /** What stands before the first heading. */
  opening: readonly ArticlePart[];
  sections: readonly ArticleSection[];
  /** Those that it shows, by their names. */
  pictures: Readonly<Record<string, Drawn>>;
  /** Of its author, where there is one: a picture's name. */
  portrait?: string;
}

export interface ArticleSection {
  id: string;
  title: string;
  /** How far down it begins, in metres: fifty words are one. */
  depth: number;
  parts: readonly ArticlePart[];
}

export type ArticlePart = MarkdownPart | ArticleFigure;

export interface ArticleFigure {
  /** Its name. */
  picture: string;
  /** What is to be seen. */
  alt: string;
  caption: string;
}
