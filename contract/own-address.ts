/** Where a link on a page of the site leads within it, without the % of its signs. Null: to no page or file that could be there. */
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

/** Whether it names another host, or another way than the page came by: "mailto:a@b.example". */
export function isElsewhere(href: string): boolean {
  return /^(\/\/|[a-z][a-z\d+.-]*:)/i.test(href);
}
