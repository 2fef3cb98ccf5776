import { parseHTML } from "linkedom";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A page with no more in its body than what React makes of this. */
export function rendered(node: ReactNode): HTMLElement {
  return parseHTML(`<html><body>${renderToStaticMarkup(node)}</body></html>`).document.body;
}

/** The words of each element that a selector finds. */
export function textsOf(page: ParentNode, selector: string): string[] {
  return Array.from(page.querySelectorAll(selector), ({ textContent }) => textContent ?? "");
}
