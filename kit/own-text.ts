import { Children, createElement, type ReactNode } from "react";

/**
 * Wraps each text node that has siblings in a `span`. When a browser translates a page, it replaces text nodes. Without
 * the `span`, React would then update a node that is no longer on the page, or fail to remove it.
 */
export function ownText(given: ReactNode): ReactNode[] {
  const parts: ReactNode[] = [];
  let text = "";
  for (const part of [...Children.toArray(given), null]) {
    if (typeof part === "string" || typeof part === "number") {
      text += part;
      continue;
    }
    // White space gets no `span`, because the `span` would become an item of its own in a flex row.
    if (text) parts.push(text.trim() ? createElement("span", { key: parts.length }, text) : text);
    text = "";
    if (part) parts.push(part);
  }
  return parts;
}
