/** A parsed issue of the newsletter, from which its page, its HTML email and its plain text are rendered. */
export interface Issue {
  /** The path of the file, such as "content/newsletter/2026-11-26-what-dns-promises.md". */
  file: string;
  /** The day of publication, such as "2026-11-26". */
  thursday: string;
  /** The last part of the issue's path, which never changes. */
  slug: string;
  /** Doubles as the subject of the email. */
  title: string;
  summary: string;
  draft: boolean;
  /** Whether the issue is an example, which `demo: false` removes. */
  example: boolean;
  /** The line numbers of the title and the summary in the file. */
  lines: { title: number; summary: number };
  blocks: readonly Block[];
  /** The issue's pictures, by file name. */
  pictures: Readonly<Record<string, IssuePicture>>;
}

/** A coming issue with mistakes in its file, which is left out of the build until they are corrected. */
export interface BrokenIssue {
  thursday: string;
  /** Each mistake with file and line. */
  mistakes: readonly string[];
}

export type Block =
  | { type: "heading"; depth: 2 | 3; words: readonly Inline[] }
  | { type: "paragraph"; words: readonly Inline[] }
  | { type: "list"; ordered: boolean; start: number; items: readonly (readonly Block[])[] }
  | { type: "quote"; blocks: readonly Block[] }
  | { type: "code"; text: string }
  | { type: "picture"; file: string; alt: string; caption: string; line: number }
  | { type: "rule" };

export type Inline =
  | { type: "text"; text: string }
  | { type: "strong" | "emphasis"; words: readonly Inline[] }
  | { type: "code"; text: string }
  | { type: "link"; href: string; words: readonly Inline[]; line: number }
  | { type: "break" };

export interface IssuePicture {
  format: "png" | "jpg";
  /** In pixels. */
  width: number;
  height: number;
  bytes: number;
  /** Whether the picture has transparent pixels. */
  transparent: boolean;
}
