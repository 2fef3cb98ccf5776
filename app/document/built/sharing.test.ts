// R-ROUTE-15, R-ROUTE-16
import { existsSync, readFileSync } from "node:fs";
import { imageSize } from "image-size";
import { imageSizeFromFile } from "image-size/fromFile";
import { describe, expect, test } from "vitest";
import { builtPages } from "../../../e2e/html/page-heads.ts";

const folder = new URL("../../../build/client/", import.meta.url).pathname;
const listed = builtPages.filter(({ isListed }) => isListed);
const pictures = new Set<string>();
const heads = listed.map(({ address, head }) => {
  const contents = new Map(
    Array.from(head.querySelectorAll("meta"), (meta) => [
      meta.getAttribute("property") ?? meta.getAttribute("name"),
      meta.getAttribute("content"),
    ]),
  );
  const content = (name: string) => contents.get(name);
  pictures.add(content("og:image") ?? "none:");
  return {
    address,
    content,
    canonical: head.querySelector("link[rel=canonical]")?.getAttribute("href"),
    data: head.querySelectorAll("script[type='application/ld+json']"),
  };
});

test("each page has the metadata for previews of its link", () => {
  const missing = heads.flatMap(({ address, content }) =>
    previewProperties.filter((name) => !content(name)).map((name) => `${address}: ${name}`),
  );
  expect(missing).toEqual([]);
  for (const { content, canonical } of heads) expect(content("og:url")).toBe(canonical);
});

const previewProperties = [
  ...["title", "description", "type", "url", "locale", "site_name"].map((name) => `og:${name}`),
  ...["image", "image:width", "image:height", "image:type", "image:alt"].map((name) => `og:${name}`),
  "twitter:card",
];

describe("the preview picture of a shared link", () => {
  test("is a PNG of 1200 × 630 pixels and less than 150 KB", async () => {
    expect(pictures.size).toBeGreaterThan(10);
    for (const address of pictures) {
      const file = folder + new URL(address).pathname;
      expect(await imageSizeFromFile(file)).toMatchObject({ width: 1200, height: 630, type: "png" });
      expect(readFileSync(file).length, file).toBeLessThan(150_000);
    }
  });

  test("is not loaded by any page", () => {
    expect(listed.filter(({ html }) => /src(set)?="[^"]*\/shared\//.test(html))).toEqual([]);
  });
});

test("each page has one JSON-LD graph, which defines every id that it refers to, and whose addresses lead to built files", () => {
  const texts = new Set<string>();
  for (const { address, data } of heads) {
    expect(data, address).toHaveLength(1);
    const graph: unknown = JSON.parse(data[0]?.textContent ?? "");
    const given = new Set<unknown>();
    const used: unknown[] = [];
    walk(graph, (node) => {
      if (Object.keys(node).length === 1 && "@id" in node) used.push(node["@id"]);
      else given.add(node["@id"]);
      for (const value of Object.values(node).flat()) if (typeof value === "string") texts.add(value);
    });
    expect(
      used.filter((id) => !given.has(id)),
      address,
    ).toEqual([]);
  }
  const origin = readFileSync("build/site-url", "utf8");
  const own = [...texts].filter((text) => text.startsWith("/") || text.startsWith(origin));
  expect(own.length).toBeGreaterThan(heads.length);
  const file = (url: string) => url.replace(origin, folder).replace(/#.*/, "");
  expect(own.filter((url) => url.startsWith("/") || !existsSync(file(url)))).toEqual([]);
});

function walk(value: unknown, see: (node: Record<string, unknown>) => void) {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) see({ ...value });
  for (const part of Object.values(value)) walk(part, see);
}

test("the icons are as large as the manifest says", async () => {
  const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(
    readFileSync(`${folder}site.webmanifest`, "utf8"),
  );
  for (const { src, sizes } of manifest.icons.filter(({ sizes }) => sizes !== "any")) {
    const { width, height } = await imageSizeFromFile(folder + src);
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("/favicon.ico, which programs ask for by name, is the icon that every page links, as a small PNG in an ICO", async () => {
  for (const { address, head } of builtPages) {
    const link = head.querySelector("link[rel=icon][href='/favicon.ico']");
    expect(link?.getAttribute("sizes"), address).toBe("48x48");
  }
  const file = readFileSync(`${folder}favicon.ico`);
  const png = file.subarray(file.readUInt32LE(18));
  expect(png.length).toBe(file.readUInt32LE(14));
  for (const image of [file, png]) expect(imageSize(image)).toMatchObject({ width: 48, height: 48 });
  expect(imageSize(png).type).toBe("png");
  expect(file.length).toBeLessThan(4_000);
});
