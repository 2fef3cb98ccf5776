import { readFileSync } from "node:fs";
import { parseHTML } from "linkedom";

const folder = new URL("../../build/client/", import.meta.url);
const parsed = new Map<string, Document>();

/** A page as it was built, by its address. Parsed once for all tests that read it: none of them may change it. */
export function builtPage(address: string): Document {
  const page = parsed.get(address) ?? parseHTML(builtFile(`${address.slice(1)}/index.html`)).document;
  parsed.set(address, page);
  return page;
}

/** The text of a file that was built, by its path in the folder of the pages. */
export function builtFile(path: string): string {
  return readFileSync(new URL(path.replace(/^\//, ""), folder), "utf8");
}

/** What the page itself says, without its bar and its footer. */
export function mainOf(address: string): Element {
  return byName(builtPage(address), "main");
}

/**
 * The one element that a selector finds, and that has this name for readers of the page where one is given.
 * @throws Error that says what was there instead
 */
export function byName(root: ParentNode, selector: string, name?: string): Element {
  const all = Array.from(root.querySelectorAll(selector), (element: Element) => element);
  const found = all.filter((element) => name === undefined || nameOf(element) === name);
  const [only] = found;
  if (only && found.length === 1) return only;
  const named = name === undefined ? "" : ` named “${name}” among ${JSON.stringify(all.map(nameOf))}`;
  throw new Error(`${found.length} elements are ${selector}${named}`);
}

/** A part of the page by its heading or its label. */
export function regionNamed(root: ParentNode, name: string): Element {
  return byName(root, "section[aria-label], section[aria-labelledby]", name);
}

/** Where the one link of this name leads. */
export function hrefOf(root: ParentNode, name: string): string | null {
  return byName(root, "a", name).getAttribute("href");
}

/** A field of a form by its label. */
export function fieldLabelled(root: ParentNode, label: string): Element {
  return byName(root, `[id="${byName(root, "label", label).getAttribute("for")}"]`);
}

/** The words of each element that a selector finds. */
export function textsOf(root: ParentNode, selector: string): string[] {
  return Array.from(root.querySelectorAll(selector), (element: Element) => textOf(element));
}

/** As it is read: blanks folded, without what is drawn or kept from readers of the page. */
export function textOf(element: Element): string {
  return wordsIn(element).replace(/\s+/g, " ").trim();
}

/** https://www.w3.org/TR/accname/, as far as our pages need it. */
export function nameOf(element: Element): string {
  const labels = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const named = labels
    .map((id) => element.ownerDocument.getElementById(id))
    .filter((label) => label !== null);
  if (named.length > 0) return named.map(textOf).join(" ");
  return element.getAttribute("aria-label") ?? element.getAttribute("alt") ?? textOf(element);
}

function wordsIn(element: Element): string {
  const words = Array.from(element.childNodes, (node) => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent ?? "";
    if (node.nodeType !== node.ELEMENT_NODE || isUnread(node as Element)) return "";
    return wordsIn(node as Element);
  });
  return words.join("");
}

function isUnread(element: Element): boolean {
  return element.matches("[aria-hidden=true], style, script, template");
}
