import { parseHTML } from "linkedom";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders a node into an empty document and returns the document's body. */
export function rendered(node: ReactNode): HTMLElement {
  return parseHTML(`<html><body>${renderToStaticMarkup(node)}</body></html>`).document.body;
}

/** Returns the text of each element that matches a selector. */
export function textsOf(page: ParentNode, selector: string): string[] {
  return Array.from(page.querySelectorAll(selector), ({ textContent }) => textContent ?? "");
}
