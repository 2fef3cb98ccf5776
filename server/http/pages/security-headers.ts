/**
 * The headers of every response, errors included. Pages set their own Content-Security-Policy. There is no
 * Cross-Origin-Opener-Policy, because it delays the first paint (decision 0003).
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    "content-security-policy":
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    // Browsers ignore this header over plain HTTP (RFC 6797, section 8.1). Without `includeSubDomains`, because other
    // hosts of the domain may have no HTTPS; the owner's proxy may promise more (docs/going-live.md).
    ...(siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
  };
}
