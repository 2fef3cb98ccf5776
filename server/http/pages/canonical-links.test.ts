import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { DOMParser, parseHTML } from "linkedom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site as company } from "../../../site.config.ts";
import { runSite, type SiteProcess } from "../../testing/site-process.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

/** Another origin than the one that the site was built for. */
const siteUrl = "https://moved.example";

let database: TestDatabase;
let site: SiteProcess;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase("sqlite");
  site = runSite({ DATA_DIR: database.settings.dataDir, SITE_URL: siteUrl });
  url = (await site.answering()).url;
});

afterAll(async () => {
  site.kill("SIGTERM");
  await site.ended;
  await database.remove();
});

describe("a page names its address at SITE_URL, whatever origin it was built for", () => {
  test.each([
    "/",
    "/services",
    "/pages/support/faq",
    ...(company.demo ? ["/sections/elements/buttons/sizes"] : []),
  ])("%s, in every encoding", async (address) => {
    const plain = await get(address, "identity");
    expect(canonicalLinks(plain.body.toString())).toEqual([siteUrl + address]);
    expect(plain.body.toString().split("</head>")[0]).not.toContain("http://localhost");
    expect(plain.headers["content-length"]).toBe(String(plain.body.length));
    for (const [encoding, unpack] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const packed = await get(address, encoding);
      expect(packed.headers["content-encoding"]).toBe(encoding);
      expect(packed.headers["content-length"]).toBe(String(packed.body.length));
      expect(packed.headers.etag).not.toBe(plain.headers.etag);
      expect(unpack(packed.body)).toEqual(plain.body);
    }
  });

  if (company.demo)
    test("a page of the showcase says where the kit is", async () => {
      const { body } = await get("/sections/elements/buttons", "identity");
      expect(parseHTML(body.toString()).document.querySelector("[data-origin]")?.textContent).toBe(siteUrl);
    });

  test("the sitemap says the same", async () => {
    const { body } = await get("/sitemap.xml", "identity");
    const sitemap = new DOMParser().parseFromString(body.toString(), "text/xml");
    const addresses = Array.from(sitemap.querySelectorAll("loc"), ({ textContent }) => textContent ?? "");
    expect(addresses).not.toEqual([]);
    for (const listed of addresses) {
      const page = await get(new URL(listed).pathname, "identity");
      expect(canonicalLinks(page.body.toString())).toEqual([listed]);
    }
  });

  test("the feed of the articles, in every address, in every encoding", async () => {
    const feed = "/articles/feed.xml";
    const { body } = await get(feed, "identity");
    const { headers, body: packed } = await get(feed, "br");
    expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const text = body.toString();
    expect(text).toContain(`<id>${siteUrl}/articles</id>`);
    expect(text).toContain(`href="${siteUrl}/articles/feed.xml"`);
    expect(text).not.toMatch(/(href|src)=("|&quot;)\//);
    expect(text).not.toContain("http://localhost");
    expect(brotliDecompressSync(packed)).toEqual(body);
    const again = await fetch(url + feed, {
      headers: { "accept-encoding": "br", "if-none-match": String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  test("a page that was rendered to answer a form", async () => {
    const answer = await fetch(`${url}/contact`, { method: "POST", body: new URLSearchParams() });
    expect(answer.status).toBe(400);
    expect(canonicalLinks(await answer.text())).toEqual([`${siteUrl}/contact`]);
  });

  test("a mistyped address is answered with the nearest, in words that can be unpacked", async () => {
    const plain = await get("/contcat", "identity");
    const { document } = parseHTML(plain.body.toString());
    const nearest = Array.from(document.querySelectorAll("[data-nearest] a"), (link) =>
      link.getAttribute("href"),
    );
    expect(nearest[0]).toBe("/contact");
    const packed = await get("/contcat", "gzip");
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(packed.body)).toEqual(plain.body);
  });

  test("the page of an unknown address names none", async () => {
    const { body } = await get("/nothing", "identity");
    expect(canonicalLinks(body.toString())).toEqual([]);
  });
});

/** As it comes over the wire: `fetch` would unpack it. */
function get(address: string, encoding: string) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((answered, failed) => {
    request(url + address, { headers: { "accept-encoding": encoding } }, async (answer) => {
      answered({ headers: answer.headers, body: Buffer.concat(await answer.toArray()) });
    })
      .on("error", failed)
      .end();
  });
}

function canonicalLinks(html: string): (string | null)[] {
  // Not the whole of every page: that takes a minute.
  const tags = html.match(/<link\b[^>]*>/g)?.join("") ?? "";
  const links = parseHTML(`<head>${tags}</head>`).document.querySelectorAll("link[rel=canonical]");
  return Array.from(links, (link) => link.getAttribute("href"));
}
