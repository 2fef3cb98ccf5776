import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a POST may come from where it comes from. A prerendered page can't carry a token, so the browser's own
 * word is taken: Sec-Fetch-Site, else Origin. A program sends neither, and has no visitor's rights to misuse.
 */
export function comesFromOurPages(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origin === siteUrl || origin === `http://${host}` || origin === `https://${host}`;
}
