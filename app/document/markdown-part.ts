/** A part of a Markdown text, rendered to HTML. */
export type MarkdownPart = { html: string } | CodePart;

export interface CodePart {
  /** The name of the file or the terminal that the code is for. */
  label: string;
  language: string;
  code: string;
  /** Highlighted code as HTML. */
  lines: string;
}
