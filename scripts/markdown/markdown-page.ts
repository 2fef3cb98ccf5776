import { addresses } from "../../contract/addresses.ts";
import { casesFolder } from "../../contract/case-address.ts";
import { showcaseAddress } from "../../contract/demo-addresses.ts";
import type { ListedPage } from "../../contract/llms.ts";
import { type BuiltPage, pageHeading } from "../built-pages.ts";
import { pageMarkdown } from "./page-markdown.ts";

export interface MarkdownPage extends ListedPage {
  /** The `href` values of the page's links, in document order. */
  links: string[];
  markdown: string;
}

/** Converts a page to Markdown. Changes the page's document. */
export function readMarkdownPage({ address, document }: BuiltPage): MarkdownPage {
  return {
    address,
    title: pageHeading(document) ?? address,
    description: document.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
    part: partOf(document, address),
    links: Array.from(document.querySelectorAll("main a"), (link) => link.getAttribute("href") ?? ""),
    markdown: pageMarkdown(document, address),
  };
}

/** In the showcase, the part is the second-last entry of the breadcrumb; the last is the page itself. */
function partOf(document: Document, address: string): string {
  if (address.startsWith(`${showcaseAddress}/`))
    return document.querySelector("main > header nav li:nth-last-child(2)")?.textContent ?? "Sections";
  if (address === showcaseAddress) return "Sections";
  if (address.startsWith(`${casesFolder}/`)) return "Cases";
  return `${address}/`.startsWith(`${addresses.articles}/`) ? "Articles" : "Pages";
}
