import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";
import { openedFrom } from "../../contract/opened-from.ts";

/**
 * Of a page that a person has opened the address that led there, as the browser says it: "" where it says none. Null: it
 * was asked for otherwise, or by a robot. A program that passes itself off as a browser is taken for a person.
 */
export function visitFrom(method: string, headers: IncomingHttpHeaders): string | null {
  const userAgent = headers["user-agent"];
  if (!userAgent || isbot(userAgent)) return null;
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
