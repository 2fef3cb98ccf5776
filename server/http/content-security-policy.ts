import { createHash } from "node:crypto";

/**
["script-src 'self'", ...hashesOf(html, "script")].join(" "),
    html.includes(" data-solver=") ? "worker-src 'self'" : "worker-src 'none'",
    ["style-src 'self'", ...hashesOf(html, "style")].join(" "),
 */
export function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'none'",
<<<<<<< HEAD
    ["script-src 'self'", ...hashesOf(html, "script")].join(" "),
    ["style-src 'self'", ...hashesOf(html, "style")].join(" "),
=======
    ["script-src 'self'", ...hashes].join(" "),
    html.includes(" data-solver=") ? "worker-src 'self'" : "worker-src 'none'",
    "style-src 'self'",
>>>>>>> pow
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashesOf(html: string, element: "script" | "style"): Set<string> {
  const inline = [...html.matchAll(patterns[element])].filter(
    ({ groups }) => !/\ssrc=/.test(groups?.attributes ?? ""),
  );
  return new Set(inline.map(({ groups }) => `'sha256-${sha256(groups?.code ?? "")}'`));
}

const patterns = {
  script: /<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs,
  style: /<style(?<attributes>[^>]*)>(?<code>.*?)<\/style>/gs,
};

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
