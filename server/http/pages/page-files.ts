import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, resolve, sep } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { picturesAddress } from "../../../contract/newsletter/issue-addresses.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

/** A file of the build as it is answered: read once at start, with its compressed variants. */
export interface PageFile {
  headers: Record<string, string>;
  etag: string;
  encoded: Map<Encoding, Buffer>;
  /** The file as it is. */
  plain: Buffer;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** As HTML, for links to it, without the company's name; empty where it is no page. */
  title: string;
  /** The day on which its words last changed, where it says so. */
  modified: string | null;
}

export type Encoding = "br" | "gzip";

/** Files by the address they are answered at: `contact/index.html` at `/contact`. A variant that is there alone is unpacked. */
export function readPageFiles(folder: string): Map<string, PageFile> {
  const root = resolve(folder);
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    // Not by `join` and `relative`, which are a tenth of a start for some thousand files.
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

/** A text to be answered at an address, which the build has not. */
export function pageFileOf(address: string, text: string): PageFile {
  const path = `${address.slice(1)}${extname(address) ? "" : "/index.html"}`;
  return pageFile(path, Buffer.from(text), new Map([["gzip", gzipSync(text)]]));
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
  // The address they were opened by is the key to what they do.
  if (path.startsWith("owner/")) Object.assign(headers, linkIsKey);
  if (encoded.size > 0) headers.vary = "accept-encoding";
  // The same words as on its page, which is the one to find.
  if (extname(path) === ".md") headers["x-robots-tag"] = "noindex";
  // Emails show them, and webmail is a page of another origin.
  if (`/${path}`.startsWith(`${picturesAddress}/`)) headers["cross-origin-resource-policy"] = "cross-origin";
  const isPage = type.startsWith("text/html");
  if (isPage) headers["content-security-policy"] = contentSecurityPolicy(bytes);
  // A letter for each byte: all that is looked for here is ASCII.
  const head = isPage ? bytes.toString("latin1", 0, bytes.indexOf("</head>")) : "";
  // A start hashes all files: of those that are there compressed it takes the shorter bytes.
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

/** Not "no-referrer", with which a browser would not say where the button stands. */
export const linkIsKey = { "cache-control": "no-store", "referrer-policy": "same-origin" };

const titleOf = /<title>([^<|]*[^<| ])/;
const modifiedOn = /"dateModified":"(\d{4}-\d\d-\d\d)/;

/** In letters of UTF-8, and a copy: what an expression finds is a slice, which keeps the whole text in memory. */
function found(expression: RegExp, text: string): string | null {
  const slice = expression.exec(text)?.[1];
  return slice === undefined ? null : Buffer.from(slice, "latin1").toString();
}

function addressOf(path: string): string {
  if (path === "index.html") return "/";
  return `/${path.replace(/\/index\.html$/, "")}`;
}
