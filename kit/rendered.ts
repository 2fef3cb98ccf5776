import { parseHTML } from "linkedom";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A document whose body contains only the rendered node. */
export function rendered(node: ReactNode): HTMLElement {
  return parseHTML(`<html><body>${renderToStaticMarkup(node)}</body></html>`).document.body;
}

/** The text of each element that matches a selector. */
export function textsOf(page: ParentNode, selector: string): string[] {
  return Array.from(page.querySelectorAll(selector), ({ textContent }) => textContent ?? "");
}
