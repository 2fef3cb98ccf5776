import { hash } from "node:crypto";

/**
 * Builds the policy of one page: it allows only resources of this origin and, by hash, the inline scripts and styles
 * that the page was built with (CSP Level 3, https://www.w3.org/TR/CSP3/). Data blocks need no hash.
 */
export function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(html, "script")].join(" "),
    "worker-src 'none'",
    ["style-src 'self'", ...hashesOf(html, "style")].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashesOf(html: string, element: "script" | "style"): Set<string> {
  const inline = [...html.matchAll(patterns[element])].filter(
    ({ groups }) => !/\ssrc=|\stype="application\/ld\+json"/.test(groups?.attributes ?? ""),
  );
  return new Set(inline.map(({ groups }) => `'sha256-${hash("sha256", groups?.code ?? "", "base64")}'`));
}

const patterns = {
  script: /<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs,
  style: /<style(?<attributes>[^>]*)>(?<code>.*?)<\/style>/gs,
};
