// R-ROUTE-17
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { showcaseAddress, templateAddresses } from "../../../contract/demo-addresses.ts";
import { nameOf } from "../../../e2e/html/built-page.ts";
import { builtPages } from "../../../e2e/html/page-heads.ts";

const ofTheDemo: readonly string[] = Object.values(templateAddresses);

/** The company's pages, parsed. */
const pages = builtPages
  .filter(({ address }) => !address.startsWith(showcaseAddress) && !ofTheDemo.includes(address))
  .map(({ address, html }) => ({ address, document: parseHTML(html).document }));

test("the same words lead to the same page everywhere, and a page's title to that page (WCAG 2.2, 3.2.4)", () => {
  const targets = new Map<string, Set<string>>();
  const add = (words: string, target: string) =>
    targets.set(words, (targets.get(words) ?? new Set()).add(target));
  for (const { address, document } of pages) {
    const title = document.querySelector("h1");
    if (title) add(nameOf(title), address);
    for (const link of document.querySelectorAll("a[href]")) {
      const target = link.getAttribute("href") ?? "";
      // A link within the page, or to the feed of the page's own list, depends on the page.
      if (!/^#|\.xml$/.test(target)) add(nameOf(link), target);
    }
  }
  expect(targets.size).toBeGreaterThan(50);
  expect([...targets].filter(([, { size }]) => size > 1)).toEqual([]);
});
