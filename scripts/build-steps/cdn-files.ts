import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { picturesAddress } from "../../contract/newsletter/issue-addresses.ts";
import { errorPages } from "../../server/http/pages/not-found.ts";
import { type PageFile, readPageFiles } from "../../server/http/pages/page-files.ts";
import { sitemap } from "../../server/http/pages/pages.ts";
import { securityHeaders } from "../../server/http/pages/security-headers.ts";

/** Writes the files that a CDN needs to serve the built pages without our server, which makes its own. */
export function writeCdnFiles(buildFolder: string, siteUrl: string) {
  const pages = readPageFiles(buildFolder, "client");
  const write = (file: string, text: string) => writeFileSync(join(buildFolder, "client", file), text);
  write("sitemap.xml", sitemap(pages, siteUrl));
  write("_headers", headersFile(pages, siteUrl));
  const notFound = pages.get(errorPages.notFound);
  if (notFound) write("404.html", withPolicy(notFound));
}

/**
 * Writes the header rules for Netlify and Cloudflare Pages. Both apply the headers of all matching rules, and browsers
 * enforce all policies that they get. A page's own rule therefore contains only the directives of its
 * Content-Security-Policy that differ from other pages. Cloudflare ignores all rules after the first
 * 100. It serves pages at URLs with a trailing slash, so the rules for those URLs come first, shortest paths first.
 */
function headersFile(pages: Map<string, PageFile>, siteUrl: string): string {
  const { [policy]: policyOfFiles, ...common } = securityHeaders(siteUrl);
  const files = [...pages].map(([address, { headers }]) => ({ address, headers }));
  const [home, ...others] = files
    .filter(({ headers }) => policy in headers)
    .sort((one, other) => depthOf(one.address) - depthOf(other.address));
  /** Returns headers that all files have whose URL begins and ends like this. */
  const shared = (begin: string, end: string, ...names: readonly string[]) => {
    const file = files.find(({ address }) => address.startsWith(begin) && address.endsWith(end));
    return Object.fromEntries(names.map((name) => [name, file?.headers[name]]));
  };
  return [
    rule("/*", { ...common, [policy]: policyOfAll(home?.headers) }),
    // The CDN appends this policy for pictures to that of the rule for `/*`. Browsers ignore the resulting invalid
    // header, so other sites, such as webmail and feed readers, can show them.
    rule("/assets/*", {
      [policy]: policyOfFiles,
      ...shared("/assets/", "", "cache-control"),
      ...shared("/assets/", ".svg", "cross-origin-resource-policy"),
    }),
    rule(`${picturesAddress}/*`, shared(`${picturesAddress}/`, "", "cross-origin-resource-policy")),
    ...rarelyKnown.map((ending) => rule(`/*${ending}`, shared("/", ending, "content-type", "x-robots-tag"))),
    rule("/", { [policy]: ownPolicy(home?.headers) }),
    ...others.map(({ address, headers }) => rule(`${address}/`, { [policy]: ownPolicy(headers) })),
    ...others.map(({ address, headers }) => rule(address, { [policy]: ownPolicy(headers) })),
  ].join("");
}

const policy = "content-security-policy";

/** Matches the directives that contain the hashes of a page's inline scripts and styles. */
const ownDirectives = /(script|style)-src [^;]+/g;

/** The policy that all pages share. It allows any inline script and style, because each page's own rule does not. */
function policyOfAll(headers: Record<string, string> = {}): string | undefined {
  return headers[policy]?.replaceAll(ownDirectives, "$1-src 'self' 'unsafe-inline'");
}

function ownPolicy(headers: Record<string, string> = {}): string | undefined {
  return headers[policy]?.match(ownDirectives)?.join("; ");
}

/** Extensions for which CDNs send no useful content type. */
const rarelyKnown = [".md", ".tsx", ".webmanifest"];

function depthOf(address: string): number {
  return address === "/" ? 0 : address.split("/").length;
}

/** Returns the lines of one rule, or an empty string if there are no headers. */
function rule(address: string, headers: Record<string, string | undefined>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => (value ? `  ${name}: ${value}\n` : []));
  return lines.length === 0 ? "" : `${address}\n${lines.join("")}`;
}

/**
 * Puts the 404 page's Content-Security-Policy into a meta element, because that page is served at unknown URLs, for
 * which there can be no header rule.
 */
function withPolicy(page: PageFile): string {
  // Removes `frame-ancestors`: in a meta element, browsers ignore it and log a warning.
  const inPage = page.headers[policy]?.replace(/; frame-ancestors [^;]+/, "");
  const meta = `<meta http-equiv="${policy}" content="${inPage}"/>`;
  return String(page.plain()).replace(/(?<=<meta charset="[^"]*"\/?>)/i, meta);
}
