import type { MarkdownPart } from "../../document/markdown-part.ts";
import type { Drawn } from "../../document/picture.tsx";

/** The front matter of an article. */
export interface ArticleHead {
  title: string;
  /** The introduction, also used as the description in search results. */
  summary: string;
  /** An ISO date, such as 2026-10-02. */
  date: string;
  author: string;
  /** The topic in one or two words, shown above the title on the home page. */
  category?: string | undefined;
  figure?: string | undefined;
  figureAlt?: string | undefined;
  figureCaption?: string | undefined;
  draft: boolean;
}

/** An article, rendered to HTML. */
export interface Article extends ArticleHead {
  minutes: number;
  /** The content before the first heading. */
  opening: readonly ArticlePart[];
  sections: readonly ArticleSection[];
  /** The drawings in the text, by name. */
  pictures: Readonly<Record<string, Drawn>>;
  /** The name of the author's portrait in `pictures`, if there is one. */
  portrait?: string;
}

export interface ArticleSection {
  id: string;
  title: string;
  /** The depth at which the section begins, in metres: one metre for every fifty words before the section. */
  depth: number;
  parts: readonly ArticlePart[];
}

export type ArticlePart = MarkdownPart | ArticleFigure;

export interface ArticleFigure {
  /** The name of a drawing or the path of an image file. */
  picture: string;
  alt: string;
  caption: string;
}
