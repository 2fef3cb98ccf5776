import type { Token, Tokens } from "marked";
import type { ToHtml } from "./markdown-document.ts";

export interface MarkdownCode {
  /** The file's name, or where it is typed. */
  label: string;
  language: string;
  code: string;
  /** The code as HTML, its words marked by kind. */
  lines: string;
}

export type MarkdownPart = { html: string } | MarkdownCode;

interface Makings<Own> {
  html: ToHtml;
  highlight(code: string, language: string): string;
  /** Parts of another kind; null: text as any other. */
  own(token: Token): Own | null;
}

/**
 * Text, blocks of code and parts of other kinds in their order. A block of code says its language and its label.
 * @throws Error where one of these is missing.
 */
export function markdownParts<Own>(tokens: readonly Token[], makings: Makings<Own>): (MarkdownPart | Own)[] {
  const parts: (MarkdownPart | Own)[] = [];
  let text: Token[] = [];
  const endText = () => {
    const html = makings.html(text);
    if (html.trim() !== "") parts.push({ html });
    text = [];
  };
  for (const token of tokens) {
    const apart = isCode(token) ? codeOf(token, makings.highlight) : makings.own(token);
    if (apart === null) {
      text.push(token);
    } else {
      endText();
      parts.push(apart);
    }
  }
  endText();
  return parts;
}

function isCode(token: Token): token is Tokens.Code {
  return token.type === "code";
}

function codeOf(token: Tokens.Code, highlight: Makings<unknown>["highlight"]): MarkdownCode {
  const [language = "", ...words] = (token.lang ?? "").split(" ");
  const label = words.join(" ");
  if (label === "") {
    const first = token.text.split("\n")[0];
    throw new Error(`A block of code has no label, as \`\`\`${language || "js"} file.name has: ${first}`);
  }
  return { label, language, code: token.text, lines: highlight(token.text, language) };
}
