import { nearestAddresses } from "./nearest-addresses.ts";
import { type PageFile, withText } from "./page-files.ts";

/**
 * Creates a function that returns the 404 page `page` with links to pages similar to an unknown path. In a flood of
 * unknown paths, it soon returns `page` itself, which costs no more than any other page.
 */
export function createSuggestions(pages: Map<string, PageFile>, nowMs = () => performance.now()) {
  const made = new Map<string, PageFile>();
  let renewedAt = Number.NEGATIVE_INFINITY;
  let spentMs = 0;
  return (page: PageFile, wanted: string): PageFile => {
    const begunAt = nowMs();
    if (begunAt >= renewedAt + 1_000) [renewedAt, spentMs] = [begunAt, 0];
    if (spentMs >= budgetMsPerSecond) return page;
    const listed = pages.keys().filter((address) => pages.get(address)?.indexed);
    const nearest = nearestAddresses(wanted, listed);
    if (made.size === mostMade && !made.has(nearest.join())) made.clear();
    const file = made.getOrInsertComputed(nearest.join(), () => withLinks(page, nearest, pages));
    spentMs += nowMs() - begunAt;
    return file;
  };
}

/** How long suggestions may take in each second, for all clients together. */
export const budgetMsPerSecond = 50;

/** The maximum number of pages with suggestions in memory. Each takes about 100 KB. */
export const mostMade = 30;

/** Adds links to similar pages. Inserts only paths and titles of the site's own pages, never the requested path. */
function withLinks(page: PageFile, nearest: readonly string[], pages: Map<string, PageFile>): PageFile {
  if (nearest.length === 0) return page;
  const links = nearest.map((at) => `<li><a href="${at}">${pages.get(at)?.title}</a></li>`).join("");
  const list = (_: string, begin: string, words: string) => `${begin}<p>${words}</p><ul>${links}</ul>`;
  return withText(page, page.plain().toString().replace(place, list));
}

/** Matches the 404 page's empty element for the links. Its `data-nearest` attribute contains their heading. */
const place = /(<div[^>]* data-nearest="([^"]*)"[^>]*>)/;
