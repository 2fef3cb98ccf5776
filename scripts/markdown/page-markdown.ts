import { fromDom } from "hast-util-from-dom";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";

/**
 * Returns a page's `<main>` as GitHub Flavored Markdown, without controls and drawings. Changes the document itself,
 * because getting a copy by parsing the HTML again would double the time for a showcase page.
 */
export function pageMarkdown(document: Document, address: string): string {
  const main = document.querySelector("main");
  if (!main) throw new Error(`${address} has no <main>`);
  showFiles(main);
  showLanguages(main);
  for (const link of main.querySelectorAll("[data-contents-of]")) link.closest("ol")?.remove();
  for (const element of main.querySelectorAll(chrome)) element.remove();
  // Removes list items that contained only a button and are now empty.
  for (const item of main.querySelectorAll("li")) if (item.textContent?.trim() === "") item.remove();
  insertSeparators(main);
  anchorLinks(main, address);
  // Drops the comments that React puts between adjacent pieces of text.
  const tree = toMdast(fromDom(main), { nodeHandlers: { comment: () => undefined } });
  return toMarkdown(tree, { bullet: "-", extensions: [gfmToMarkdown({ tablePipeAlign: false })] });
}

const chrome = [
  ...["script", "style", "svg", "nav", "dialog", "form", "button", "wbr", "img[alt='']"],
  ...["[inert]", ".depth", "[aria-hidden=true]", "[role=status]", ".needs-script", "[data-opens-search]"],
].join();

/** Replaces each example with its source code, without the preview and the HTML. */
function showFiles(main: Element) {
  for (const frame of main.querySelectorAll("[data-frame]")) {
    const panel = Array.from(frame.children).find(({ id }) => id.endsWith("-code"));
    const code = panel?.querySelector("pre");
    if (!code) throw new Error("An example has no Code panel");
    code.querySelector("code")?.setAttribute("class", "language-tsx");
    frame.replaceWith(code);
  }
}

function showLanguages(main: Element) {
  for (const block of main.querySelectorAll("[data-language]")) {
    const language = block.getAttribute("data-language");
    block.querySelector("pre code")?.setAttribute("class", `language-${language}`);
  }
}

/** Inserts separators where only CSS separates parts: a heading and its text in a list, a link and code, two keys. */
function insertSeparators(main: Element) {
  for (const heading of main.querySelectorAll("li > :is(h2, h3, h4)")) {
    const about = heading.nextElementSibling;
    if (about?.tagName === "P") about.replaceWith(": ", ...about.childNodes);
    heading.replaceWith(...heading.childNodes);
  }
  for (const code of main.querySelectorAll("a + code")) code.before(": ");
  for (const key of main.querySelectorAll("kbd + kbd")) key.before(" ");
  for (const terms of main.querySelectorAll("dl:has(> div)")) listTerms(terms);
}

/** Turns a definition list into a list in which each term and its definitions share a line. */
function listTerms(terms: Element) {
  const list = terms.ownerDocument.createElement("ul");
  for (const pair of terms.children) {
    const item = terms.ownerDocument.createElement("li");
    item.append(...(pair.querySelector("dt")?.childNodes ?? []));
    for (const [index, meaning] of pair.querySelectorAll("dd").entries())
      item.append(index === 0 ? ": " : ", ", ...meaning.childNodes);
    list.append(item);
  }
  terms.replaceWith(list);
}

/** Removes headings' links to themselves. Points other fragment links to the HTML page: Markdown has no anchors. */
function anchorLinks(main: Element, address: string) {
  for (const link of main.querySelectorAll("a[href^='#']")) {
    if (link.closest("h1, h2, h3, h4")) link.replaceWith(...link.childNodes);
    else link.setAttribute("href", `${address}${link.getAttribute("href")}`);
  }
}
