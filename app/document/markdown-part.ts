/** A part of a Markdown document, rendered to HTML. */
export type MarkdownPart = { html: string } | CodePart;

export interface CodePart {
  /** The label of the code block, such as a file name. */
  label: string;
  language: string;
  code: string;
  /** Highlighted code as HTML. */
  lines: string;
}
