import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

/**
 * A page that names addresses at this origin, whatever origin it was built for: the canonical link tells which
 * that was. A port of 0 stands for one that nobody knows before the server listens: the addresses stay.
 */
export function atOrigin(html: string, siteUrl: string): string {
  const built = builtOrigin.exec(html)?.[0];
  if (built === undefined || siteUrl.endsWith(":0")) return html;
  const end = html.indexOf("</head>");
  const head = end < 0 ? html : html.slice(0, end);
  const moved = head
    .replaceAll(`"${built}/`, () => `"${siteUrl}/`)
    .replaceAll(`"${built}"`, () => `"${siteUrl}"`);
  // The line of the showcase that says where the kit is.
  const body = html.slice(head.length).replaceAll(`<span data-origin="true">${built}<`, () => {
    return `<span data-origin="true">${siteUrl}<`;
  });
  return moved + body;
}

const builtOrigin = /(?<=<link rel="canonical" href=")https?:\/\/[^/"]+/;

/** The origin that pages were built for, null where it is this one: the first that names its address tells it of all. */
export function builtElsewhere(pages: Iterable<Buffer>, siteUrl: string): string | null {
  for (const page of pages) {
    const html = page.toString("latin1");
    const built = builtOrigin.exec(html)?.[0];
    if (built !== undefined) return atOrigin(html, siteUrl) === html ? null : built;
  }
  return null;
}

/** A feed names its origin in every address; where an article only speaks of one, it stays. */
export function feedAtOrigin(feed: Buffer, builtAt: string, siteUrl: string): Buffer {
  const moved = feed
    .toString("latin1")
    .replaceAll(/(?<=<id>|"|&quot;)https?:\/\/[^/"&<]+/g, (origin) =>
      origin === builtAt ? siteUrl : origin,
    );
  return Buffer.from(moved, "latin1");
}

/** {@link atOrigin} for the bytes of a file, whose letters may be cut in two: what is looked for is ASCII. */
export function pageAtOrigin(page: Buffer, siteUrl: string): Buffer {
  return Buffer.from(atOrigin(page.toString("latin1"), siteUrl), "latin1");
}

/** Variants as the build makes them, by the ending of their names, quickly: whoever starts the server waits for this. */
export function quickVariantsSync(page: Buffer): Map<string, Buffer> {
  return new Map([
    [".br", brotliCompressSync(page, quickly(page))],
    [".gz", gzipSync(page)],
  ]);
}

/** {@link quickVariantsSync} on other threads, while this one goes on answering. */
export async function quickVariants(page: Buffer): Promise<Map<string, Buffer>> {
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(page, quickly(page)),
    promisify(gzip)(page),
  ]);
  return new Map([
    [".br", brotli],
    [".gz", gzipped],
  ]);
}

function quickly(page: Buffer): BrotliOptions {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
    // A window of 256 KiB: the usual 4 MiB would be cleared for each page.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  return { params };
}
