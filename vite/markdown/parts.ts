import type { RootContent } from "hast";
import { toHtml } from "hast-util-to-html";

/** Renders nodes to HTML, except those for which `apart` returns a separate part. Keeps the order of the nodes. */
export function partsOf<Apart>(
  nodes: readonly RootContent[],
  apart: (node: RootContent) => Apart | null,
): ({ html: string } | Apart)[] {
  const parts: ({ html: string } | Apart)[] = [];
  let text: { html: string } | null = null;
  for (const node of nodes) {
    const part = apart(node);
    if (part !== null) {
      text = null;
      parts.push(part);
    } else if (text) {
      text.html += htmlOf([node]);
    } else {
      text = { html: htmlOf([node]) };
      parts.push(text);
    }
  }
  return parts;
}

export function htmlOf(nodes: readonly RootContent[]): string {
  return nodes.map((node) => `${toHtml(node, options)}\n`).join("");
}

const options = { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } };
