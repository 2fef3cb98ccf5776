import { readFileSync, statSync } from "node:fs";
import { parseHTML } from "linkedom";

const folder = new URL("../../build/client/", import.meta.url);
const parsed = new Map<string, Document>();

/** Returns the built page at a path. The page is parsed once and shared by all tests, so tests must not change it. */
export function builtPage(address: string): Document {
  const page = parsed.get(address) ?? parseHTML(builtFile(`${address.slice(1)}/index.html`)).document;
  parsed.set(address, page);
  return page;
}

/** Returns the text of a built file. `path` is relative to the folder with the built pages. */
export function builtFile(path: string): string {
  return readFileSync(new URL(path.replace(/^\//, ""), folder), "utf8");
}

/** Returns the size of a built file in bytes. */
export function builtSize(path: string): number {
  return statSync(new URL(path.replace(/^\/+/, ""), folder)).size;
}

/** Returns the `main` element of a page, which excludes the navigation bar and the footer. */
export function mainOf(address: string): Element {
  return byName(builtPage(address), "main");
}

/**
 * Returns the only element that matches the selector and, if given, the accessible name.
 * @throws Error if no element or more than one matches
 */
export function byName(root: ParentNode, selector: string, name?: string): Element {
  const all = Array.from(root.querySelectorAll(selector), (element: Element) => element);
  const found = all.filter((element) => name === undefined || nameOf(element) === name);
  const [only] = found;
  if (only && found.length === 1) return only;
  const named = name === undefined ? "" : ` named “${name}” among ${JSON.stringify(all.map(nameOf))}`;
  throw new Error(`${found.length} elements are ${selector}${named}`);
}

/** Returns the section with this heading or label. */
export function regionNamed(root: ParentNode, name: string): Element {
  return byName(root, "section[aria-label], section[aria-labelledby]", name);
}

/** Returns the `href` of the only link with this name. */
export function hrefOf(root: ParentNode, name: string): string | null {
  return byName(root, "a", name).getAttribute("href");
}

/** Returns the form field with this label. */
export function fieldLabelled(root: ParentNode, label: string): Element {
  return byName(root, `[id="${byName(root, "label", label).getAttribute("for")}"]`);
}

/** Returns the text of each element that matches the selector. */
export function textsOf(root: ParentNode, selector: string): string[] {
  return Array.from(root.querySelectorAll(selector), (element: Element) => textOf(element));
}

/** Returns the text as a screen reader reads it, with white space collapsed and hidden content left out. */
export function textOf(element: Element): string {
  return wordsIn(element).replace(/\s+/g, " ").trim();
}

/** Returns the accessible name (https://www.w3.org/TR/accname/), computed only as far as the site's pages need. */
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
