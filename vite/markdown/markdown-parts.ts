import type { Element, RootContent } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import type { ToHtml } from "./markdown-document.ts";
import { lineOf } from "./markdown-tree.ts";

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
  own(node: RootContent): Own | null;
}

/**
 * Text, blocks of code and parts of other kinds in their order. A block of code says its language and its label.
 * @throws Error where one of these is missing.
 */
export function markdownParts<Own>(
  nodes: readonly RootContent[],
  makings: Makings<Own>,
): (MarkdownPart | Own)[] {
  const parts: (MarkdownPart | Own)[] = [];
  let text: RootContent[] = [];
  const endText = () => {
    const html = makings.html(text);
    if (html.trim() !== "") parts.push({ html });
    text = [];
  };
  for (const node of nodes) {
    const code = codeIn(node);
    const apart = code ? partOf(code, makings.highlight) : makings.own(node);
    if (apart === null) {
      text.push(node);
    } else {
      endText();
      parts.push(apart);
    }
  }
  endText();
  return parts;
}

function codeIn(node: RootContent): Element | undefined {
  const [code] = node.type === "element" && node.tagName === "pre" ? node.children : [];
  return code?.type === "element" ? code : undefined;
}

function partOf(element: Element, highlight: Makings<unknown>["highlight"]): MarkdownCode {
  const { className } = element.properties;
  const [named = ""] = Array.isArray(className) ? className : [];
  const language = String(named).replace(/^language-/, "");
  const label = element.data?.meta ?? "";
  const code = textOf(element).replace(/\n$/, "");
  if (label === "") {
    throw new Error(
      `line ${lineOf(element)}: a block of code has no label, as \`\`\`${language || "js"} file.name has: ${code.split("\n")[0]}`,
    );
  }
  return { label, language, code, lines: highlight(code, language) };
}
