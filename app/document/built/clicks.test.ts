// R-ROUTE-8
import { expect, test } from "vitest";
import { builtPages } from "../../../e2e/html/page-heads.ts";

/** Where each page that search engines may list leads, by its address. */
const links = new Map(
  builtPages
    .filter(({ isListed }) => isListed)
    .map(({ address, html }): [string, string[]] => [address, linksOf(html, address)]),
);

test("from the home page every page is three clicks away at most", () => {
  expect(links.size).toBeGreaterThan(10);
  const reached = new Set(["/"]);
  for (let clicks = 1; clicks <= 3; clicks += 1)
    for (const address of [...reached]) for (const link of links.get(address) ?? []) reached.add(link);
  expect([...links.keys()].filter((address) => !reached.has(address))).toEqual([]);
});

/** As a visitor without scripts has them: previews of the showcase lead nowhere. By its tags: a tree of every page takes long. */
function linksOf(html: string, address: string): string[] {
  const body = html.slice(html.indexOf("</head>")).replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
  const found: string[] = [];
  /** How many elements of a preview are open. */
  let inPreview = 0;
  for (const [, end, name, attributes = ""] of body.matchAll(/<(\/?)(div|a)\b([^>]*)>/g)) {
    if (name === "div" && (inPreview > 0 || attributes.includes(' data-frame="'))) inPreview += end ? -1 : 1;
    const [, href] = / href="([^"]*)"/.exec(attributes) ?? [];
    if (inPreview === 0 && href !== undefined)
      found.push(new URL(href, `http://site.test${address}`).pathname);
  }
  return found;
}
