/**
 * The name of the website whose link led to a page of ours, without "www."; empty where it is our own, or where nothing
 * is told that can be kept: a network address or a name inside somebody's network could tell of a person.
 */
export function referringHost(siteUrl: string): (referer: string) => string {
  const own = nameOf(siteUrl);
  /** Websites say the same of themselves again and again. */
  const known = new Map<string, string>();
  return (referer) => {
    if (referer === "") return "";
    const before = known.get(referer);
    if (before !== undefined) return before;
    const name = nameOf(referer);
    const host = name === null || name === own ? "" : name;
    // Whole addresses are not remembered, and not more than a few: strangers think them up.
    if (referer.indexOf("/", "https://".length) === referer.length - 1 && known.size < 100)
      known.set(referer, host);
    return host;
  };
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
