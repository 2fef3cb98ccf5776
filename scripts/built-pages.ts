import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHTML } from "linkedom";

export interface BuiltPage {
  address: string;
  /** Path of the built file. */
  file: string;
  /** Parsed on first access. */
  readonly document: Document;
}

/** Yields the pages of a build one at a time, because all of them at once would take a gigabyte of memory. */
export function* builtPages(
  folder: string,
  isAsked: (address: string) => boolean = () => true,
): Generator<BuiltPage & { html: string }> {
  const addresses = globSync("**/index.html", { cwd: folder }).map(
    (path) => `/${path.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`,
  );
  for (const address of addresses.filter(isAsked).sort()) {
    const file = join(folder, address, "index.html");
    const html = readFileSync(file, "utf8");
    let document: Document | undefined;
    yield {
      address,
      file,
      html,
      get document() {
        document ??= parseHTML(html).document;
        return document;
      },
    };
  }
}

/** Returns a page's main heading as a screen reader reads it. Removes the heading's hidden parts from the document. */
export function pageHeading(document: Document): string | undefined {
  const heading = document.querySelector("h1");
  for (const unseen of heading?.querySelectorAll("[aria-hidden=true]") ?? []) unseen.remove();
  return heading?.textContent.trim();
}
