import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, resolve, sep } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { picturesAddress } from "../../../contract/newsletter/issue-addresses.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

/** A file of the build, read once at start, with its compressed variants. */
export interface PageFile {
  headers: Record<string, string>;
  etag: string;
  encoded: Map<Encoding, Buffer>;
  /** The uncompressed file. */
  plain: Buffer;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** HTML for links to the page, without the company's name; empty for other files. */
  title: string;
  /** The day on which its text last changed, where the page says so. */
  modified: string | null;
}

export type Encoding = "br" | "gzip";

/**
 * Reads files by their address: `contact/index.html` is `/contact`. A file that exists only compressed is
 * decompressed.
 */
export function readPageFiles(folder: string): Map<string, PageFile> {
  const root = resolve(folder);
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    // `join` and `relative` would take a tenth of the start for some thousand files.
    .map(({ parentPath, name }) => `${parentPath}${sep}${name}`.slice(root.length + 1).replaceAll(sep, "/"))
    .filter((path) => !isForCdn.has(path));
  const there = new Set(paths);
  const read = (path: string) => readFileSync(`${root}/${path}`);
  const originals = new Set(paths.map((path) => path.replace(/\.(br|gz)$/, "")));
  return new Map(
    originals.values().map((path) => {
      const found = variants.filter(({ ending }) => there.has(path + ending));
      const encoded = new Map(found.map(({ encoding, ending }) => [encoding, read(path + ending)]));
      const bytes = there.has(path) ? read(path) : gunzipSync(read(`${path}.gz`));
      return [addressOf(path), pageFile(path, bytes, encoded)];
    }),
  );
}

/** Creates a file for an address that the build does not have. */
export function pageFileOf(address: string, text: string): PageFile {
  const path = `${address.slice(1)}${extname(address) ? "" : "/index.html"}`;
  return pageFile(path, Buffer.from(text), new Map([["gzip", gzipSync(text)]]));
}

/** Files for a CDN; the server generates these answers itself. */
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
  // All XML files are feeds.
  ".xml": "application/atom+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  // Examples of the showcase, shown as source.
  ".tsx": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".ico": "image/x-icon",
};

function pageFile(path: string, bytes: Buffer, encoded: Map<Encoding, Buffer>): PageFile {
  const type = types[extname(path)];
  if (!type) throw new Error(`${path} in the build has an ending that page-files.ts gives no content type`);
  const headers: Record<string, string> = {
    "content-type": type,
    // Names in /assets/ hold a hash of their content.
    "cache-control": path.startsWith("assets/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=0, must-revalidate",
  };
  // The address of these pages contains the owner's key.
  if (path.startsWith("owner/")) Object.assign(headers, linkIsKey);
  if (encoded.size > 0) headers.vary = "accept-encoding";
  // The same text as its page, which search engines should list instead.
  if (extname(path) === ".md") headers["x-robots-tag"] = "noindex";
  // Emails show them, and webmail is another origin.
  if (`/${path}`.startsWith(`${picturesAddress}/`)) headers["cross-origin-resource-policy"] = "cross-origin";
  const isPage = type.startsWith("text/html");
  if (isPage) headers["content-security-policy"] = contentSecurityPolicy(bytes);
  // Latin-1: everything searched for here is ASCII.
  const head = isPage ? bytes.toString("latin1", 0, bytes.indexOf("</head>")) : "";
  // Hashing all files takes time at the start, so the shorter compressed bytes are hashed where they exist.
  const digest = hash("sha256", encoded.get("gzip") ?? bytes, "base64url").slice(0, 22);
  return {
    headers,
    etag: `"${digest}"`,
    encoded,
    plain: bytes,
    title: found(titleOf, head) ?? "",
    modified: found(modifiedOn, head),
    indexed: isPage && !head.includes('<meta name="robots" content="noindex"'),
  };
}

/** Not "no-referrer": then browsers would not send the origin of the form. */
export const linkIsKey = { "cache-control": "no-store", "referrer-policy": "same-origin" };

const titleOf = /<title>([^<|]*[^<| ])/;
const modifiedOn = /"dateModified":"(\d{4}-\d\d-\d\d)/;

/** Decodes UTF-8 and copies: a match is a slice that keeps the whole text in memory. */
function found(expression: RegExp, text: string): string | null {
  const slice = expression.exec(text)?.[1];
  return slice === undefined ? null : Buffer.from(slice, "latin1").toString();
}

function addressOf(path: string): string {
  if (path === "index.html") return "/";
  return `/${path.replace(/\/index\.html$/, "")}`;
}
