/** A part of a Markdown text, rendered to HTML. */
export type MarkdownPart = { html: string } | CodePart;

export interface CodePart {
  /** The label of the code block: the name of a file or of a terminal. */
  label: string;
  language: string;
  code: string;
  /** Highlighted code as HTML. */
  lines: string;
}
