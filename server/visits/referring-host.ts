/**
 * The name of the website whose link led to a page of ours, without "www."; empty where it is our own, or where nothing
 * is told that can be kept: a network address or a name inside somebody's network could tell of a person.
 */
export function referringHost(referer: string, siteUrl: string): string {
  const name = nameOf(referer);
  return name === null || name === nameOf(siteUrl) ? "" : name;
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
