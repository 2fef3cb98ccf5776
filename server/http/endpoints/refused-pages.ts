import type { CallError } from "../../../contract/call-error.ts";
import type { PageFile } from "../pages/page-files.ts";

/**
 * Prebuilt responses to refused forms, by path and error type, without typed text. They save slow rendering. Empty in
 * development, where nothing is built.
 */
export type RefusedPages = ReadonlyMap<string, PageFile>;

/** Returns the key of a page in {@link RefusedPages}. */
export function refusedPageAt(address: string, error: CallError | null): string {
  return `${address}/${error?.type ?? "unknown"}`;
}
