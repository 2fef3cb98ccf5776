import { Children, createElement, type ReactNode } from "react";

/**
 * What a developer gives to stand beside something else, with its texts in elements of their own. A browser that
 * translates the page takes text nodes away; React would go on to write into one of them, or look for it in vain.
 */
export function ownText(given: ReactNode): ReactNode[] {
  const parts: ReactNode[] = [];
  let text = "";
  for (const part of [...Children.toArray(given), null]) {
    if (typeof part === "string" || typeof part === "number") {
      text += part;
      continue;
    }
    // A space between two elements would count as one where they lie in a row.
    if (text) parts.push(text.trim() ? createElement("span", { key: parts.length }, text) : text);
    text = "";
    if (part) parts.push(part);
  }
  return parts;
}
