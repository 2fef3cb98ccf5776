/**
 * Resolves a link on a page to a path and an anchor on this site, both percent-decoded. Returns null for links that
 * name a host or scheme, and for links that cannot be decoded.
 */
export function ownAddress(href: string, page = "/"): { path: string; anchor: string } | null {
  const base = new URL(page, "https://site.invalid");
  const url = URL.parse(href, base);
  if (url?.origin !== base.origin) return null;
  try {
    return { path: decodeURIComponent(url.pathname), anchor: decodeURIComponent(url.hash.slice(1)) };
  } catch {
    return null;
  }
}

/** Whether a link names a host or scheme, such as "mailto:a@b.example". */
export function isElsewhere(href: string): boolean {
  return /^(\/\/|[a-z][a-z\d+.-]*:)/i.test(href);
}
