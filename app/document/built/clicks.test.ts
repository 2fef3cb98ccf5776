import { globSync, readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";

const folder = new URL("../../../build/client/", import.meta.url).pathname;

/** Where each page that search engines may list leads, by its address. */
const links = new Map(
  globSync("**/index.html", { cwd: folder })
    .map((file): [string, string] => [
      `/${file.replace(/\/?index\.html$/, "")}`,
      readFileSync(folder + file, "utf8"),
    ])
    .filter(([, html]) => !html.includes('<meta name="robots" content="noindex"'))
    .map(([address, html]) => [address, linksOf(html, address)] as const),
);

test("from the home page every page is three clicks away at most", () => {
  expect(links.size).toBeGreaterThan(10);
  const reached = new Set(["/"]);
  for (let clicks = 1; clicks <= 3; clicks += 1)
    for (const address of [...reached]) for (const link of links.get(address) ?? []) reached.add(link);
  expect([...links.keys()].filter((address) => !reached.has(address))).toEqual([]);
});

/** As a visitor without scripts has them: previews of the showcase lead nowhere. */
function linksOf(html: string, address: string): string[] {
  const { document } = parseHTML(html);
  for (const preview of document.querySelectorAll("[data-frame]")) preview.remove();
  return Array.from(
    document.querySelectorAll("a[href]"),
    (link) => new URL(link.getAttribute("href") ?? "", `http://site.test${address}`).pathname,
  );
}
