/** One issue of the newsletter, as its file says it: page, email and plain text are written from this tree. */
export interface Issue {
  /** "content/newsletter/2026-11-26-what-dns-promises.md" */
  file: string;
  /** The day it comes out: "2026-11-26". */
  thursday: string;
  /** The last part of its address, forever. */
  slug: string;
  /** The subject of the email, too. */
  title: string;
  summary: string;
  draft: boolean;
  /** It is made up, and goes with `demo: false`. */
  example: boolean;
  /** Where these stand in the file. */
  lines: { title: number; summary: number };
  blocks: readonly Block[];
  /** Those that it shows, by the names of their files. */
  pictures: Readonly<Record<string, IssuePicture>>;
}

export type Block =
  | { type: "heading"; depth: 2 | 3; words: readonly Words[] }
  | { type: "paragraph"; words: readonly Words[] }
  | { type: "list"; ordered: boolean; start: number; items: readonly (readonly Block[])[] }
  | { type: "quote"; blocks: readonly Block[] }
  | { type: "code"; text: string }
  | { type: "picture"; file: string; alt: string; caption: string; line: number }
  | { type: "rule" };

export type Words =
  | { type: "text"; text: string }
  | { type: "strong" | "emphasis"; words: readonly Words[] }
  | { type: "code"; text: string }
  | { type: "link"; href: string; words: readonly Words[]; line: number }
  | { type: "break" };

export interface IssuePicture {
  format: "png" | "jpg";
  /** In pixels. */
  width: number;
  height: number;
  bytes: number;
  /** Whether something behind it can be seen through it. */
  transparent: boolean;
}
