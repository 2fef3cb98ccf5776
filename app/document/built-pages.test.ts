import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { addresses } from "../../contract/addresses.ts";
import { site } from "../../site.config.ts";

const folder = new URL("../../build/client/", import.meta.url);

/** The HTML of every page that was built, by its address. */
const pages = await Promise.all(
  (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith("index.html"))
    .map(async (file) => ({
      address: `/${file.replace(/\/?index\.html$/, "")}`,
      html: await readFile(new URL(file, folder), "utf8"),
    })),
);

/** They stand in for others, and have no address of their own to name. */
const standIns = ["/404", "/405", "/500"];

test("each page names its own address, all at one origin", () => {
  const named = pages.map(({ address, html }) => ({ address, links: canonicalLinks(html) }));
  const origin = new URL(named.find(({ address }) => address === "/")?.links[0] ?? "none:").origin;
  expect(named).toEqual(
    named.map(({ address }) => ({
      address,
      links: standIns.includes(address) ? [] : [origin + address],
    })),
  );
});

test("each page has a title of its own, under 60 characters, that ends in the company's name", () => {
  const titles = pages.map(({ html }) => only(html, /<title>([^<]*)<\/title>/g));
  expect(titles.filter((title) => title.length >= 60 || !title.endsWith(` | ${site.name}`))).toEqual([]);
  expect(repeated(titles)).toEqual([]);
});

test("each page has a description of its own, of 80 to 155 characters", () => {
  const descriptions = pages.map(({ html }) => only(html, /<meta name="description" content="([^"]*)"/g));
  expect(descriptions.filter(({ length }) => length < 80 || length > 155)).toEqual([]);
  expect(repeated(descriptions)).toEqual([]);
});

test("the title of each page that is a sample says so first, and no other's does", () => {
  const saysSo = pages.filter(({ html }) => html.includes("<title>Sample")).map(({ address }) => address);
  expect(saysSo).toEqual(pages.map(({ address }) => address).filter(isSample));
});

function isSample(address: string): boolean {
  const { coworking, pricing, author, sections } = addresses;
  const alone: string[] = [coworking, pricing, author, "/pages/landing-pages/rental"];
  const below = ["/authentication", "/pages/apps", "/pages/extra", sections];
  return alone.includes(address) || below.some((part) => `${address}/`.startsWith(`${part}/`));
}

/** As a reader sees it. */
function only(html: string, pattern: RegExp): string {
  const found = [...html.matchAll(pattern)].map(([, text = ""]) => text);
  expect(found).toHaveLength(1);
  return found.join("").replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function canonicalLinks(html: string): string[] {
  return [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href = ""]) => href);
}
