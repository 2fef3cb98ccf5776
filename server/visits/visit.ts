import type { IncomingHttpHeaders } from "node:http";
import { openedFrom } from "../../contract/opened-from.ts";

/**
 * Of a page that has been opened the address that led there, as the browser says it: "" where it says none. Null: it
 * was asked for otherwise. Whether a person asked, `isBrowser` says.
 */
export function visitFrom(method: string, headers: IncomingHttpHeaders): string | null {
  if (method === "HEAD") return toldByScript(headers);
  if (method !== "GET" || headers["sec-purpose"] !== undefined || headers.purpose !== undefined) return null;
  // Older browsers, and all on plain http, don't send it.
  return (headers["sec-fetch-dest"] ?? "document") === "document" ? (headers.referer ?? "") : null;
}

/** A page that was fetched ahead is opened without another request, so that its script says so (`tell-opened.ts`). */
function toldByScript(headers: IncomingHttpHeaders): string | null {
  const referer = headers[openedFrom];
  return typeof referer === "string" ? referer : null;
}

/** By what it calls itself. A program that passes itself off as a browser is taken for one. */
export function isBrowser(userAgent: string | undefined): boolean {
  return userAgent?.startsWith("Mozilla/") === true && !programs.test(userAgent);
}

/**
 * Those that follow links name the page that is about them, or one of these. It is asked at every visit: letters that
 * are written large or small, or a look back, would take three times as long.
 */
const programs = /[Bb]ot|http|compatible;|crawl|spider|Headless|Lighthouse|Preview/;
