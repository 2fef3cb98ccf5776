import { NodeFilter, parseHTML } from "linkedom";

/** The elements and comments of a page, in order. Text that a visitor typed must not add any. */
export function allButText(html: string): Node[] {
  const { document } = parseHTML(html);
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);
  const nodes: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
  return nodes;
}
