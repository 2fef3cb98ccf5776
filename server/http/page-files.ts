import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { contentSecurityPolicy } from "./content-security-policy.ts";

/** A file of the build as it is answered: read once at start, with its compressed twins. */
export interface PageFile {
  headers: Record<string, string>;
  etag: string;
  identity: Buffer;
  encoded: Map<Encoding, Buffer>;
}

export type Encoding = "br" | "zstd" | "gzip";

/** Files by the address they are answered at: `contact/index.html` at `/contact`. */
export async function readPageFiles(folder: string): Promise<Map<string, PageFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const present = new Set(paths);
  const originals = paths.filter((path) => !twins.some(({ ending }) => path.endsWith(ending)));
  const files = await Promise.all(originals.map((path) => readPageFile(folder, path, present)));
  return new Map(originals.map((path, index) => [addressOf(path), files[index]] as const).filter(isRead));
}

const twins: { encoding: Encoding; ending: string }[] = [
  { encoding: "br", ending: ".br" },
  { encoding: "zstd", ending: ".zst" },
  { encoding: "gzip", ending: ".gz" },
];

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  // Examples of the showcase, to be read.
  ".tsx": "text/plain; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".ico": "image/x-icon",
};

async function readPageFile(folder: string, path: string, present: Set<string>): Promise<PageFile> {
  const identity = await readFile(join(folder, path));
  const type = types[extname(path)];
  if (!type) throw new Error(`${path} in the build has an ending that page-files.ts gives no content type`);
  const encoded = new Map<Encoding, Buffer>();
  for (const { encoding, ending } of twins) {
    if (present.has(path + ending)) encoded.set(encoding, await readFile(join(folder, path + ending)));
  }
  const headers: Record<string, string> = {
    "content-type": type,
    // Names in /assets/ hold a hash of their content.
    "cache-control": path.startsWith("assets/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=0, must-revalidate",
  };
  if (encoded.size > 0) headers.vary = "accept-encoding";
  if (type.startsWith("text/html")) {
    headers["content-security-policy"] = contentSecurityPolicy(identity.toString("utf8"));
  }
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  return { headers, etag: `"${hash}"`, identity, encoded };
}

function addressOf(path: string): string {
  if (path === "index.html") return "/";
  return `/${path.replace(/\/index\.html$/, "")}`;
}

function isRead(entry: readonly [string, PageFile | undefined]): entry is readonly [string, PageFile] {
  return entry[1] !== undefined;
}
