import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { gunzipSync } from "node:zlib";
import { picturesAddress } from "../../../contract/newsletter/issue-addresses.ts";
import {
  builtElsewhere,
  feedAtOrigin,
  pageAtOrigin,
  quickVariants,
  quickVariantsSync,
} from "./canonical-links.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

/** A file of the build as it is answered: read once at start, with its compressed variants. */
export interface PageFile {
  headers: Record<string, string>;
  etag: string;
  encoded: Map<Encoding, Buffer>;
  /** Bytes, uncompressed. */
  length: number;
  /**
   * The file as it is. Few ask for it, so where there is a variant it is unpacked from that, once for all who are being
   * sent it, and kept no longer: it would fill the memory.
   */
  plain(): Buffer;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** As HTML, for links to it, without the company's name; empty where it is no page. */
  title: string;
  /** The day on which its words last changed, where it says so. */
  modified: string | null;
}

export type Encoding = "br" | "gzip";

/**
 * Files by the address they are answered at: `contact/index.html` at `/contact`. Pages that were built for another
 * origin than `siteUrl` name themselves there. Of a file that can be unpacked the variants are enough.
 */
export function readPageFiles(folder: string, siteUrl: string): Map<string, PageFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !isForCdn.has(path));
  const isVariant = (path: string) => variants.some(({ ending }) => path.endsWith(ending));
  const originals = new Set(paths.map((path) => path.replace(/\.(br|gz)$/, "")));
  const there = new Set(paths);
  const bytesOf = (path: string) =>
    there.has(path) ? readFileSync(join(folder, path)) : gunzipSync(readFileSync(join(folder, `${path}.gz`)));
  const isPage = (path: string) => path.includes(".html");
  const isFeed = (path: string) => /\.xml(\.|$)/.test(path);
  const builtAt = builtElsewhere(originals.values().filter(isPage).map(bytesOf), siteUrl);
  const stays = (path: string) => builtAt === null || !(isPage(path) || isFeed(path));
  const compressed = new Map(
    paths
      .filter(isVariant)
      .filter(stays)
      .map((path) => [path, bytesOf(path)]),
  );
  const read = (path: string) => {
    if (builtAt === null || stays(path)) return readPageFile(path, bytesOf(path), compressed);
    const page = isFeed(path)
      ? feedAtOrigin(bytesOf(path), builtAt, siteUrl)
      : pageAtOrigin(bytesOf(path), siteUrl);
    const variantsByPath = [...quickVariantsSync(page)].map(
      ([ending, variant]) => [path + ending, variant] as const,
    );
    return readPageFile(path, page, new Map(variantsByPath));
  };
  return new Map(originals.values().map((path) => [addressOf(path), read(path)]));
}

/** A text to be answered at an address, which the build has not. */
export async function pageFileOf(address: string, text: string): Promise<PageFile> {
  const path = `${address.slice(1)}${extname(address) ? "" : "/index.html"}`;
  const bytes = Buffer.from(text);
  const variantsByEnding = await quickVariants(bytes);
  const compressed = [...variantsByEnding].map(([ending, variant]) => [path + ending, variant] as const);
  return readPageFile(path, bytes, new Map(compressed));
}

/** What the server answers by itself, for where it doesn't. */
export const cdnFiles = ["404.html", "_headers", "robots.txt", "sitemap.xml"] as const;
const isForCdn: ReadonlySet<string> = new Set(cdnFiles);

const variants: { encoding: Encoding; ending: string }[] = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
];

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml; charset=utf-8",
  // Those that there are: feeds.
  ".xml": "application/atom+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  // Examples of the showcase, to be read.
  ".tsx": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".ico": "image/x-icon",
};

function readPageFile(path: string, bytes: Buffer, compressed: Map<string, Buffer>): PageFile {
  const type = types[extname(path)];
  if (!type) throw new Error(`${path} in the build has an ending that page-files.ts gives no content type`);
  const encoded = new Map<Encoding, Buffer>();
  for (const { encoding, ending } of variants) {
    const variant = compressed.get(path + ending);
    if (variant) encoded.set(encoding, variant);
  }
  const headers: Record<string, string> = {
    "content-type": type,
    // Names in /assets/ hold a hash of their content.
    "cache-control": path.startsWith("assets/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=0, must-revalidate",
  };
  // The address they were opened by is the key to what they do.
  if (path.startsWith("owner/")) Object.assign(headers, linkIsKey);
  if (encoded.size > 0) headers.vary = "accept-encoding";
  // The same words as on its page, which is the one to find.
  if (extname(path) === ".md") headers["x-robots-tag"] = "noindex";
  // Emails show them, and webmail is a page of another origin.
  if (`/${path}`.startsWith(`${picturesAddress}/`)) headers["cross-origin-resource-policy"] = "cross-origin";
  const isPage = type.startsWith("text/html");
  if (isPage) headers["content-security-policy"] = contentSecurityPolicy(bytes);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return {
    headers,
    etag: `"${hash}"`,
    encoded,
    length: bytes.length,
    plain: unpackedFrom(encoded.get("gzip")) ?? (() => bytes),
    title: isPage ? (found(titleOf, bytes) ?? "") : "",
    modified: isPage ? found(modifiedOn, bytes) : null,
    indexed: isPage && !bytes.includes('<meta name="robots" content="noindex"'),
  };
}

/** Not "no-referrer", with which a browser would not say where the button stands. */
export const linkIsKey = { "cache-control": "no-store", "referrer-policy": "same-origin" };

const titleOf = /(?<=<title>)[^<|]*[^<| ]/;
const modifiedOn = /(?<="dateModified":")\d{4}-\d\d-\d\d/;

/** A copy: what an expression finds is a slice, which keeps the whole page in memory for as long as itself. */
function found(expression: RegExp, page: Buffer): string | null {
  const slice = expression.exec(page.toString())?.[0];
  return slice === undefined ? null : Buffer.from(slice).toString();
}

function unpackedFrom(variant: Buffer | undefined): (() => Buffer) | null {
  if (!variant) return null;
  let shared: WeakRef<Buffer> | undefined;
  return () => {
    const plain = shared?.deref() ?? gunzipSync(variant);
    shared = new WeakRef(plain);
    return plain;
  };
}

function addressOf(path: string): string {
  if (path === "index.html") return "/";
  return `/${path.replace(/\/index\.html$/, "")}`;
}
