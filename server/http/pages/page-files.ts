import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, resolve, sep } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { picturesAddress } from "../../../contract/newsletter/issue-addresses.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

/** A built file. Its encodings, smallest first, are read on startup; everything else is computed on first use. */
export interface PageFile {
  encoded: Map<Encoding, Buffer>;
  plain: () => Buffer;
  facts: () => PageFacts;
}

export type PageFacts = ReturnType<typeof factsOf>;
export type Encoding = keyof typeof variants;

/** Reads built files by URL path: `contact/index.html` becomes `/contact`. Adds `headers` to every file's headers. */
export function readPageFiles(folder: string, headers: Record<string, string> = {}): Map<string, PageFile> {
  const root = resolve(folder);
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    // Avoids `join` and `relative`, which would take a tenth of the startup time for thousands of files.
    .map(({ parentPath, name }) => `${parentPath}${sep}${name}`.slice(root.length + 1).replaceAll(sep, "/"))
    .filter((path) => !isForCdn.has(path));
  const there = new Set(paths);
  const read = (path: string) => readFileSync(`${root}/${path}`);
  const originals = new Set(paths.map((path) => path.replace(/\.(br|gz)$/, "")));
  return new Map(
    originals.values().map((path) => {
      const found = (["br", "gzip"] as const).filter((encoding) => there.has(path + variants[encoding]));
      const encoded = new Map(found.map((encoding) => [encoding, read(path + variants[encoding])]));
      const bytes = encoded.get("gzip") ?? read(path);
      const plain = () => (encoded.has("gzip") ? gunzipSync(bytes) : bytes);
      return [addressOf(path), pageFile(path, plain, encoded, headers)];
    }),
  );
}

/** Creates a {@link PageFile} for a URL path from generated text. */
export function pageFileOf(address: string, text: string): PageFile {
  const path = `${address.slice(1)}${extname(address) ? "" : "/index.html"}`;
  return pageFile(path, () => Buffer.from(text), new Map([["gzip", gzipSync(text)]]));
}

/** Files built only for a CDN. The server ignores them, because it generates their content itself. */
export const cdnFiles = ["404.html", "_headers", "robots.txt", "sitemap.xml"] as const;
const isForCdn: ReadonlySet<string> = new Set(cdnFiles);

const variants = { br: ".br", gzip: ".gz" } as const;

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml; charset=utf-8",
  // Every XML file is an Atom feed.
  ".xml": "application/atom+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  // Source files of the showcase's examples.
  ".tsx": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".ico": "image/x-icon",
};

function pageFile(path: string, plain: () => Buffer, encoded: PageFile["encoded"], common = {}): PageFile {
  return {
    encoded,
    plain: once(plain),
    // Calls the uncached `plain`, because the cached one would keep every page uncompressed in memory.
    facts: once(() => factsOf(path, plain, encoded, common)),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function factsOf(path: string, plain: () => Buffer, encoded: PageFile["encoded"], common: object) {
  const type = types[extname(path)];
  if (!type)
    throw new Error(`${path} in the build has a file extension for which page-files.ts has no content type`);
  const headers: Record<string, string> = {
    "content-type": type,
    // File names in /assets/ contain a hash of the content, so browsers may cache these files forever.
    "cache-control": path.startsWith("assets/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=0, must-revalidate",
    ...common,
  };
  // The URLs of these pages contain a token that authorizes the owner.
  if (path.startsWith("owner/")) Object.assign(headers, linkIsKey);
  if (encoded.size > 0) headers.vary = "accept-encoding";
  // A Markdown version has the same text as its page, which search engines should list instead.
  if (extname(path) === ".md") headers["x-robots-tag"] = "noindex";
  // Other origins may load these pictures, because they are also shown in emails, and webmail has its own origin.
  if (`/${path}`.startsWith(`${picturesAddress}/`)) headers["cross-origin-resource-policy"] = "cross-origin";
  const isPage = type.startsWith("text/html");
  const html = isPage ? plain() : Buffer.alloc(0);
  if (isPage) headers["content-security-policy"] = contentSecurityPolicy(html);
  // Latin-1 is enough, because everything searched for here is ASCII.
  const head = html.toString("latin1", 0, html.indexOf("</head>"));
  const digest = hash("sha256", encoded.get("gzip") ?? plain(), "base64url").slice(0, 22);
  return {
    headers,
    etag: `"${digest}"`,
    /** The page's title without the company's name, as HTML. Empty for other files. */
    title: found(titleOf, head) ?? "",
    /** The date on which the page's text last changed, if the page states it. */
    modified: found(modifiedOn, head),
    /** Whether search engines may list the page. */
    indexed: isPage && !head.includes('<meta name="robots" content="noindex"'),
  };
}

/** For pages with a secret token in the URL. With "no-referrer", browsers would hide the origin of posted forms. */
export const linkIsKey = { "cache-control": "no-store", "referrer-policy": "same-origin" };

const titleOf = /<title>([^<|]*[^<| ])/;
const modifiedOn = /"dateModified":"(\d{4}-\d\d-\d\d)/;

/** Decodes the match as UTF-8. This also copies it; a mere slice would keep the whole text in memory. */
function found(expression: RegExp, text: string): string | null {
  const slice = expression.exec(text)?.[1];
  return slice === undefined ? null : Buffer.from(slice, "latin1").toString();
}

function addressOf(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, "")}`;
}
