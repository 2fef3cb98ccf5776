import { createHash } from "node:crypto";

/**
 * The policy of one page: nothing from elsewhere, and of inline scripts only those that the page was built with,
 * each named by its hash (CSP Level 3, https://www.w3.org/TR/CSP3/). A worker starts only where a form may need one.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set(inlineScripts(html).map((code) => `'sha256-${sha256(code)}'`));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(" "),
    html.includes(" data-solver=") ? "worker-src 'self'" : "worker-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs)]
    .filter(({ groups }) => !/\ssrc=/.test(groups?.attributes ?? ""))
    .map(({ groups }) => groups?.code ?? "");
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
