import { existsSync } from "node:fs";
import { join } from "node:path";
import { isElsewhere, ownAddress } from "../../contract/own-address.ts";
import type { BuiltPage } from "../built-pages.ts";
import { type Finding, placeOf } from "./sources.ts";

/** Finds links to pages, files and anchors that the site does not have. */
export function deadLinks(pages: readonly BuiltPage[], folder: string): Finding[] {
  const ids = new Map(pages.map(({ address, document }) => [address, idsOf(document)]));
  const isThere = (path: string) => ids.has(path) || (path !== "/" && existsSync(join(folder, path)));
  const found = new Map<string, Finding>();
  for (const { address, file, document } of pages) {
    for (const link of document.querySelectorAll("a[href]")) {
      const href = link.getAttribute("href") ?? "";
      if (href === "#" || isElsewhere(href)) continue;
      const { path, anchor } = ownAddress(href, address) ?? { path: href, anchor: "" };
      const problem = !isThere(path)
        ? `there is no ${path}`
        : anchor && ids.has(path) && !ids.get(path)?.has(anchor)
          ? `${path} has no element with the id ${anchor}`
          : null;
      if (problem === null || found.has(href)) continue;
      found.set(href, {
        place: placeOf(href, file),
        what: `“${link.textContent?.trim()}” on ${address} leads to ${href}, but ${problem}`,
        todo: "correct or remove the link",
      });
    }
  }
  return [...found.values()];
}

function idsOf(document: Document): Set<string> {
  return new Set(Array.from(document.querySelectorAll("[id]"), ({ id }) => id));
}
