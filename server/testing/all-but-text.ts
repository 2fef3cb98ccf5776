import { NodeFilter, parseHTML } from "linkedom";

/**
 * Returns a page's elements and comments, in order. A test compares them to show that a visitor's text adds no markup.
 */
export function allButText(html: string): Node[] {
  const { document } = parseHTML(html);
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);
  const nodes: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
  return nodes;
}
