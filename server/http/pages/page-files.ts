import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";

/** What the build states about a file (`scripts/build-steps/file-headers.ts`). */
export interface BuiltFile {
  path: string;
  encodings: Encoding[];
  headers: Record<string, string>;
  etag: string;
  /** The page's title without the company's name, as HTML. Empty for other files. */
  title: string;
  /** The date on which the page's text last changed, if the page states it. */
  modified: string | null;
  /** Whether search engines may list the page. */
  indexed: boolean;
}

/** A file in memory, or one made from it while the server runs. */
export interface PageFile extends Omit<BuiltFile, "path" | "encodings"> {
  /** The encodings, smallest first. */
  encoded: ReadonlyMap<Encoding, Buffer>;
  plain: () => Buffer;
}

export type Encoding = keyof typeof endings;
export const endings = { br: ".br", gzip: ".gz" } as const;

/** The file, in a build's folder, with the files of each folder that is served, by URL path. */
export const listOfFiles = "server/files.json";

export type ListOfFiles = Record<string, Record<string, BuiltFile>>;

/** Reads the files in a folder of the build, by URL path: `contact/index.html` is at `/contact`. */
export function readPageFiles(buildFolder: string, folder: string): Map<string, PageFile> {
  const list: ListOfFiles = JSON.parse(readFileSync(`${buildFolder}/${listOfFiles}`, "utf8"));
  const files = Object.entries(list[folder] ?? {}).map(([address, { path, encodings, ...stated }]) => {
    // Not `join`, which would take a tenth of the startup time for thousands of files.
    const read = (ending = "") => readFileSync(`${buildFolder}/${folder}/${path}${ending}`);
    const encoded = new Map(encodings.map((encoding) => [encoding, read(endings[encoding])]));
    // A release has no originals of compressed files.
    const bytes = encoded.get("gzip") ?? read();
    let unpacked = encoded.has("gzip") ? undefined : bytes;
    const plain = () => {
      unpacked ??= gunzipSync(bytes);
      return unpacked;
    };
    return [address, { ...stated, encoded, plain }] as const;
  });
  return new Map(files);
}

/** Returns the same file with another text and, if that needs it, another Content-Security-Policy in `headers`. */
export function withText(file: PageFile, text: string, headers = new Headers()): PageFile {
  const encoded = new Map([["gzip" as const, gzipSync(text)]]);
  const all = { ...file.headers, ...Object.fromEntries(headers) };
  return { ...file, headers: all, etag: strongEtag(text), encoded, plain: () => Buffer.from(text) };
}

export function strongEtag(content: Buffer | string): string {
  return `"${hash("sha256", content, "base64url").slice(0, 22)}"`;
}

/** For pages with a secret token in the URL. With "no-referrer", browsers would hide the origin of posted forms. */
export const linkIsKey = { "cache-control": "no-store", "referrer-policy": "same-origin" };
