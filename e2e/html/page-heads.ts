import { globSync } from "node:fs";
import { parseHTML } from "linkedom";
import { builtFile } from "./built-page.ts";

/** Every built page with the metadata of its head. Only the heads are parsed, which saves most of the time. */
export const builtPages: readonly BuiltPage[] = globSync("**/index.html", {
  cwd: new URL("../../build/client/", import.meta.url),
}).map((file) => {
  const html = builtFile(file);
  const { document } = parseHTML(`${html.slice(0, html.indexOf("</head>"))}</head></html>`);
  return {
    address: `/${file.replace(/\/?index\.html$/, "")}`,
    html,
    head: document,
    isListed: document.querySelector("meta[name=robots][content=noindex]") === null,
  };
});

export interface BuiltPage {
  address: string;
  html: string;
  /** A document that contains only the head. */
  head: Document;
  /** Whether search engines may index the page. */
  isListed: boolean;
}
