import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";
import { openedFrom } from "../../contract/opened-from.ts";

/**
 * Returns the referrer of a person's page view, or "" if there is none. Returns null if the request is not a page view
 * or comes from a robot. A program that imitates a browser counts as a person.
 */
export function visitFrom(method: string, headers: IncomingHttpHeaders): string | null {
  const userAgent = headers["user-agent"];
  if (!userAgent || isbot(userAgent)) return null;
  if (method === "HEAD") return reportedByScript(headers);
  if (method !== "GET" || headers["sec-purpose"] !== undefined || headers.purpose !== undefined) return null;
  // A missing header counts as `document`: older browsers do not send it, and no browser sends it over plain HTTP.
  return (headers["sec-fetch-dest"] ?? "document") === "document" ? (headers.referer ?? "") : null;
}

/** Opening a prefetched page causes no request, so the page's script reports the view (`report-page-view.ts`). */
function reportedByScript(headers: IncomingHttpHeaders): string | null {
  const referer = headers[openedFrom];
  return typeof referer === "string" ? referer : null;
}

/**
 * Returns the host of the website that linked to the page, without "www."; or "" for the site itself, and for IP
 * addresses and internal names, which could identify a person.
 */
export function referringHost(referer: string, siteUrl: string): string {
  const name = nameOf(referer);
  return name === null || name === nameOf(siteUrl) ? "" : name;
}

function nameOf(address: string): string | null {
  return publicName.exec(address)?.[1] ?? null;
}

/**
 * A public host in lower case, as browsers write it. Requiring letters at the end excludes IP addresses; names in
 * private networks are excluded too. The length is limited, so that nobody can fill the database.
 */
const publicName =
  /^https?:\/\/(?:www\.)?([a-z0-9.-]{1,80}\.(?!(?:local|localhost|internal|lan|home|corp|intranet|arpa)\b)(?:[a-z]{2,20}|xn--[a-z0-9-]{1,20}))(?::\d+)?(?:[/?#]|$)/;
