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

/**
 * The name of the website whose link led to a page of ours, without "www."; empty where it is our own, or where nothing
 * is told that can be kept: a network address or a name inside somebody's network could tell of a person.
 */
export function referringHost(referer: string, siteUrl: string): string {
  const name = nameOf(referer);
  return name === null || name === nameOf(siteUrl) ? "" : name;
}

function nameOf(address: string): string | null {
  return publicName.exec(address)?.[1] ?? null;
}

/**
 * As browsers write it, in small letters. At its end stand letters, so it is no network address, and none of the names
 * that networks give themselves. At most 110 characters, so that nobody fills the database.
 */
const publicName =
  /^https?:\/\/(?:www\.)?([a-z0-9.-]{1,80}\.(?!(?:local|localhost|internal|lan|home|corp|intranet|arpa)\b)(?:[a-z]{2,20}|xn--[a-z0-9-]{1,20}))(?::\d+)?(?:[/?#]|$)/;
