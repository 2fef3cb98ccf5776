import type { MarkdownPart } from "../../../vite/markdown/markdown-parts.ts";
import type { Picture } from "../../document/picture.tsx";
import type { ArticleHead } from "./article-head.ts";

/** An article, ready to be put into a page. */
export interface Article extends ArticleHead {
  minutes: number;
  /** What stands before the first heading. */
  opening: readonly ArticlePart[];
  sections: readonly ArticleSection[];
  /** Those that it shows, by their names. */
  pictures: Readonly<Record<string, ArticlePicture>>;
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

export interface ArticlePicture {
  wide: Picture;
  /** Up to 700 pixels, where there is another one for them. */
  phone?: Picture;
}
