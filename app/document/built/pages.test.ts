// R-ROUTE-10 to R-ROUTE-12
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addresses } from "../../../contract/addresses.ts";
import { showcaseAddress, templateAddresses } from "../../../contract/demo-addresses.ts";
import { builtPages } from "../../../e2e/html/page-heads.ts";
import { standIns } from "../../../server/http/pages/not-found.ts";
import { site } from "../../../site.config.ts";

/** The path and the metadata of every built page. */
const pages = builtPages.map(({ address, head }) => {
  const all = <Read>(selector: string, read: (element: Element) => Read) =>
    Array.from(head.querySelectorAll(selector), read);
  return {
    address,
    links: all("link[rel=canonical]", (link) => link.getAttribute("href")),
    titles: all("title", ({ textContent }) => textContent ?? ""),
    descriptions: all("meta[name=description]", (meta) => meta.getAttribute("content") ?? ""),
  };
});

test("each page has its canonical URL at the origin for which the site was built, and error pages have none", () => {
  const named = pages.map(({ address, links }) => ({ address, links }));
  const origin = readFileSync("build/site-url", "utf8");
  expect(named).toEqual(
    named.map(({ address }) => ({
      address,
      links: standIns.has(address) ? [] : [origin + address],
    })),
  );
});

test("each page has a unique title under 60 characters that ends in the company's name if it fits", () => {
  const titles = pages.map(({ titles }) => only(titles));
  const name = ` | ${site.name}`;
  expect(titles.filter(({ length }) => length >= 60)).toEqual([]);
  expect(titles.filter((title) => !title.endsWith(name) && (title + name).length < 60)).toEqual([]);
  expect(repeated(titles)).toEqual([]);
});

test("each page has a unique description of 80 to 155 characters", () => {
  const descriptions = pages.map(({ descriptions }) => only(descriptions));
  expect(descriptions.filter(({ length }) => length < 80 || length > 155)).toEqual([]);
  expect(repeated(descriptions)).toEqual([]);
});

test("the title of each demo page begins with “Sample”, and that of no company page does", () => {
  const saysSo = pages
    .filter(({ titles }) => only(titles).startsWith("Sample"))
    .map(({ address }) => address);
  const others = pages.map(({ address }) => address).filter((address) => address !== addresses.pricing);
  expect(saysSo.filter((address) => address !== addresses.pricing)).toEqual(others.filter(isSample));
});

function isSample(address: string): boolean {
  const samples: string[] = Object.values(templateAddresses);
  return samples.includes(address) || `${address}/`.startsWith(`${showcaseAddress}/`);
}

function only(texts: string[]): string {
  expect(texts).toHaveLength(1);
  return texts.join("");
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
