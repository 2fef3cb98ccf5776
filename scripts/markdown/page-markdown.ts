import { fromDom } from "hast-util-from-dom";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";

/**
 * What is read in a page's `<main>` as Markdown of GitHub's flavour, without what is pressed there or only looked at. Takes it
 * out of the document too: to read a showcase page a second time would take as long as all the rest.
 */
export function pageMarkdown(document: Document, address: string): string {
  const main = document.querySelector("main");
  if (!main) throw new Error(`${address} has no <main>`);
  showFiles(main);
  showLanguages(main);
  for (const link of main.querySelectorAll("[data-contents-of]")) link.closest("ol")?.remove();
  for (const element of main.querySelectorAll(chrome)) element.remove();
  // A list of buttons is empty without them.
  for (const item of main.querySelectorAll("li")) if (item.textContent?.trim() === "") item.remove();
  setApart(main);
  anchorLinks(main, address);
  // React marks with comments where one text ends and another begins.
  const tree = toMdast(fromDom(main), { nodeHandlers: { comment: () => undefined } });
  return toMarkdown(tree, { bullet: "-", extensions: [gfmToMarkdown({ tablePipeAlign: false })] });
}

const chrome = [
  ...["script", "style", "svg", "nav", "dialog", "form", "button", "wbr", "img[alt='']"],
  ...["[inert]", ".depth", "[aria-hidden=true]", "[role=status]", ".needs-script", "[data-opens-search]"],
].join();

/** An example is its file: neither its preview nor the markup that came of it. */
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

/** What styles keep apart gets a sign between: an entry and what is said of it, a link and its line, two keys. */
function setApart(main: Element) {
  for (const heading of main.querySelectorAll("li > :is(h2, h3, h4)")) {
    const about = heading.nextElementSibling;
    if (about?.tagName === "P") about.replaceWith(": ", ...about.childNodes);
    heading.replaceWith(...heading.childNodes);
  }
  for (const code of main.querySelectorAll("a + code")) code.before(": ");
  for (const key of main.querySelectorAll("kbd + kbd")) key.before(" ");
  for (const terms of main.querySelectorAll("dl:has(> div)")) listTerms(terms);
}

/** Terms and all that they mean, a line each. */
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

/** Markdown has no anchors of its own: a heading's link to itself is none, and others lead to the page. */
function anchorLinks(main: Element, address: string) {
  for (const link of main.querySelectorAll("a[href^='#']")) {
    if (link.closest("h1, h2, h3, h4")) link.replaceWith(...link.childNodes);
    else link.setAttribute("href", `${address}${link.getAttribute("href")}`);
  }
}
