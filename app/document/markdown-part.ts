/** A piece of a text, ready to be put into a page. */
export type MarkdownPart = { html: string } | CodePart;

export interface CodePart {
  /** The file's name, or where it is typed. */
  label: string;
  language: string;
  code: string;
  /** The code as HTML, its words marked by kind. */
  lines: string;
}
