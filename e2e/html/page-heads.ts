import { globSync } from "node:fs";
import { parseHTML } from "linkedom";
import { builtFile } from "./built-page.ts";

/** Every page that was built, with what it says of itself: its head is parsed, and not its body, which is most of it. */
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
  /** A document that ends with its head. */
  head: Document;
  /** Search engines may list it. */
  isListed: boolean;
}
