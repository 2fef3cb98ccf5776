import { parseHTML } from "linkedom";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders a node and returns the body of a document that contains nothing else. */
export function rendered(node: ReactNode): HTMLElement {
  return parseHTML(`<html><body>${renderToStaticMarkup(node)}</body></html>`).document.body;
}

/** Returns the text of each element that matches a selector. */
export function textsOf(page: ParentNode, selector: string): string[] {
  return Array.from(page.querySelectorAll(selector), ({ textContent }) => textContent ?? "");
}
