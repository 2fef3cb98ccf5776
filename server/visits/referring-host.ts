/**
 * The name of the website whose link led to a page of ours, without "www."; empty where it is our own, or where nothing
 * is told that can be kept: a network address or a name inside somebody's network could tell of a person.
 */
export function referringHost(siteUrl: string): (referer: string) => string {
  const own = nameOf(siteUrl) ?? new URL(siteUrl).hostname;
  return (referer) => {
    if (referer === "") return "";
    const host = nameOf(referer);
    return host === null || host === own || privateNames.test(host) ? "" : host;
  };
}

function nameOf(address: string): string | null {
  return publicName.exec(address)?.[1]?.toLowerCase() ?? null;
}

/** Letters at its end, so no network address, and at most 100 characters, so that nobody fills the database. */
const publicName =
  /^https?:\/\/(?:www\.)?(?=[^/:?#]{1,100}(?:[/:?#]|$))((?:[a-z0-9-]+\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+))(?::\d+)?(?:[/?#]|$)/i;

const privateNames = /\.(?:local|localhost|internal|lan|home|corp|intranet|arpa)$/;
