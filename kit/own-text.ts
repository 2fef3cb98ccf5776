import { Children, createElement, type ReactNode } from "react";

/**
 * Wraps each text node in a `span` if there are other nodes beside it. When a browser translates a page, it replaces
 * text nodes; React would then update a removed node, or fail to remove one.
 */
export function ownText(given: ReactNode): ReactNode[] {
  const parts: ReactNode[] = [];
  let text = "";
  for (const part of [...Children.toArray(given), null]) {
    if (typeof part === "string" || typeof part === "number") {
      text += part;
      continue;
    }
    // White space gets no `span`, which would become an item of its own in a flex row.
    if (text) parts.push(text.trim() ? createElement("span", { key: parts.length }, text) : text);
    text = "";
    if (part) parts.push(part);
  }
  return parts;
}
