// R-ROUTE-8
import { expect, test } from "vitest";
import { builtPages } from "../../../e2e/html/page-heads.ts";

/** The links on each indexable page, keyed by the page's path. */
const links = new Map(
  builtPages
    .filter(({ isListed }) => isListed)
    .map(({ address, html }): [string, string[]] => [address, linksOf(html, address)]),
);

test("every page is at most three clicks away from the home page", () => {
  expect(links.size).toBeGreaterThan(10);
  const reached = new Set(["/"]);
  for (let clicks = 1; clicks <= 3; clicks += 1)
    for (const address of [...reached]) for (const link of links.get(address) ?? []) reached.add(link);
  expect([...links.keys()].filter((address) => !reached.has(address))).toEqual([]);
});

/**
 * Returns the paths of the links that work without JavaScript, except those in the showcase's previews. Matches tags
 * with a regular expression, because parsing every page into a tree would be slow.
 */
function linksOf(html: string, address: string): string[] {
  const body = html.slice(html.indexOf("</head>")).replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
  const found: string[] = [];
  /** The nesting depth in a preview, counted in `div` elements including the preview's own; 0 outside previews. */
  let inPreview = 0;
  for (const [, end, name, attributes = ""] of body.matchAll(/<(\/?)(div|a)\b([^>]*)>/g)) {
    if (name === "div" && (inPreview > 0 || attributes.includes(' data-frame="'))) inPreview += end ? -1 : 1;
    const [, href] = / href="([^"]*)"/.exec(attributes) ?? [];
    if (inPreview === 0 && href !== undefined)
      found.push(new URL(href, `http://site.test${address}`).pathname);
  }
  return found;
}
