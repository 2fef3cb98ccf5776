import { xmlText } from "../../contract/xml-text.ts";

export interface FeedHead {
  origin: string;
  /** The path of the page that lists the same entries. */
  address: string;
  /** The path of the feed. */
  self: string;
  title: string;
}

export interface FeedEntry {
  address: string;
  title: string;
  summary: string;
  author: string;
  /** An RFC 3339 timestamp, such as "2026-10-02T00:00:00Z". */
  at: string;
  /** The full text. Its links may be root-relative. */
  html: string;
}

/** Returns an Atom feed (RFC 4287) with full texts and absolute URLs. The entries must be sorted newest first. */
export function atomFeed(entries: readonly FeedEntry[], { origin, address, self, title }: FeedHead): string {
  const updated = entries[0]?.at ?? "1970-01-01T00:00:00Z";
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">
<id>${origin}${address}</id>
<title>${xmlText(title)}</title>
<updated>${updated}</updated>
<link rel="self" type="application/atom+xml" href="${origin}${self}"/>
<link rel="alternate" type="text/html" href="${origin}${address}"/>
${entries.map((entry) => entryXml(entry, origin)).join("")}</feed>
`;
}

function entryXml({ address, title, summary, author, at, html }: FeedEntry, origin: string): string {
  return `<entry>
<id>${origin}${address}</id>
<title>${xmlText(title)}</title>
<link rel="alternate" type="text/html" href="${origin}${address}"/>
<published>${at}</published>
<updated>${at}</updated>
<author><name>${xmlText(author)}</name></author>
<summary>${xmlText(summary)}</summary>
<content type="html">${xmlText(wholeAddresses(html, origin + address))}</content>
</entry>
`;
}

/** Makes root-relative URLs and fragments absolute. A regular expression suffices: our HTML escapes quotes in text. */
function wholeAddresses(html: string, page: string): string {
  return html.replaceAll(
    /(?<= (?:href|src)=")(?:\/(?!\/)|#)[^"]*/g,
    (link) => URL.parse(link, page)?.href ?? link,
  );
}
