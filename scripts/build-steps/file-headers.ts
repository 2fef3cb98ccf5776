import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { contentSecurityPolicy } from "../../app/document/content-security-policy.ts";
import {
  type BuiltFile,
  endings,
  linkIsKey,
  listOfFiles,
  strongEtag,
} from "../../server/http/pages/page-files.ts";
import { filesIn } from "./files-in.ts";

/**
 * Writes a list of the files that the server serves from each folder of a build, with the headers of each and what its
 * HTML states. The server and the CDN's `_headers` both take them from this list.
 */
export function writeFileHeaders(buildFolder: string): void {
  const folders = globSync(["client", "refused", "coming/*"], { cwd: buildFolder });
  const list = folders.map((folder) => [folder.replaceAll("\\", "/"), builtFiles(buildFolder, folder)]);
  mkdirSync(join(buildFolder, "server"), { recursive: true });
  writeFileSync(join(buildFolder, listOfFiles), JSON.stringify(Object.fromEntries(list)));
}

function builtFiles(buildFolder: string, folder: string): Record<string, BuiltFile> {
  const root = join(buildFolder, folder);
  const paths = filesIn(root);
  const there = new Set(paths);
  const originals = paths.filter((path) => !/\.(br|gz)$/.test(path));
  const files = originals.map((path): [string, BuiltFile] => {
    const encodings = (["br", "gzip"] as const).filter((each) => there.has(path + endings[each]));
    const file = builtFile(path, readFileSync(join(root, path)), encodings);
    if (folder === "refused") file.headers["cache-control"] = "no-store";
    return [`/${path.replace(/(^|\/)index\.html$/, "")}`, file];
  });
  return Object.fromEntries(files);
}

function builtFile(path: string, bytes: Buffer, encodings: BuiltFile["encodings"]): BuiltFile {
  const type = contentTypes[extname(path)];
  if (!type) throw new Error(`file-headers.ts has no content type for ${path}`);
  const headers: Record<string, string> = {
    "content-type": type,
    // File names in /assets/ contain a hash of the content, so browsers may cache these files forever.
    "cache-control": path.startsWith("assets/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=0, must-revalidate",
  };
  // The URLs of these pages contain a token that authorizes the owner.
  if (path.startsWith("owner/")) Object.assign(headers, linkIsKey);
  if (encodings.length > 0) headers.vary = "accept-encoding";
  // A Markdown version has the same text as its page, which search engines should list instead.
  if (extname(path) === ".md") headers["x-robots-tag"] = "noindex";
  // Other origins may load pictures, because emails and feeds show them too, in webmail and in readers.
  if (type.startsWith("image/")) headers["cross-origin-resource-policy"] = "cross-origin";
  const html = type.startsWith("text/html") ? bytes.toString() : "";
  if (html) headers["content-security-policy"] = contentSecurityPolicy(html);
  const head = html.slice(0, html.indexOf("</head>"));
  return {
    path,
    encodings,
    headers,
    etag: strongEtag(bytes),
    title: /<title>([^<|]*[^<| ])/.exec(head)?.[1] ?? "",
    modified: /"dateModified":"(\d{4}-\d\d-\d\d)/.exec(head)?.[1] ?? null,
    indexed: html !== "" && !head.includes('<meta name="robots" content="noindex"'),
  };
}

export const contentTypes: Readonly<Record<string, string>> = {
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
