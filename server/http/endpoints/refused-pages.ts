import { existsSync } from "node:fs";
import type { CallError } from "../../../contract/call-error.ts";
import { type PageFile, readPageFiles } from "../pages/page-files.ts";

/** Prebuilt responses to refused forms, by path and error type, without typed text. They save slow rendering. */
export type RefusedPages = ReadonlyMap<string, PageFile>;

/** Returns the key of a page in {@link RefusedPages}. */
export function refusedPageAt(address: string, error: CallError | null): string {
  return `${address}/${error?.type ?? "unknown"}`;
}

/** Reads the prebuilt pages. The map is empty in development, where nothing is built. */
export function readRefusedPages(folder: string): RefusedPages {
  return existsSync(folder) ? readPageFiles(folder, { "cache-control": "no-store" }) : new Map();
}
