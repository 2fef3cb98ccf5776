// R-HTTP-4, R-HTTP-5
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createHttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { allTests } from "../../testing/fresh-fixture.ts";

const fixture = allTests(createHttpFixture);

describe("the smallest encoding that the browser accepts", () => {
  test.each<[string, string | undefined]>([
    ["gzip, deflate, br, zstd", "br"],
    ["zstd, gzip", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=1.0, gzip;q=0.5", "br"],
    ["br; q=0.0, gzip;q=0.001", "gzip"],
    ["br;q=0.000,gzip; q=0", undefined],
    ["brotli", undefined],
    [`${",".repeat(500)}br`, undefined],
    ["", undefined],
  ])("for Accept-Encoding %j is %s", async (accepted, encoding) => {
    const { headers, rawPayload } = await fixture.get("/", { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("accept-encoding");
    expect(Number(headers["content-length"])).toBe(rawPayload.length);
    expect(decoded(rawPayload, encoding)).toEqual(fixture.pages.get("/")?.plain());
  });

  test("without Accept-Encoding is identity", async () => {
    const { headers, rawPayload } = await fixture.get("/");
    expect(headers).not.toHaveProperty("content-encoding");
    expect(rawPayload).toEqual(fixture.pages.get("/")?.plain());
  });

  test("is identity for a file that compression does not make smaller", async () => {
    const { headers } = await fixture.get("/assets/dot-0abc.png", { "accept-encoding": "br" });
    expect(headers).not.toHaveProperty("content-encoding");
    expect(headers).not.toHaveProperty("vary");
  });
});

describe("ETag", () => {
  const forms = ["br", "gzip", "identity"];
  const tagOf = async (form: string) =>
    String((await fixture.get("/", { "accept-encoding": form })).headers.etag);

  test("is strong and differs between encodings, because their bytes differ (RFC 9110, 8.8.3)", async () => {
    const tags = await Promise.all(forms.map(tagOf));
    expect(new Set(tags).size).toBe(forms.length);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  test.each(forms)("of the %s encoding in If-None-Match gets 304 without a body", async (form) => {
    const tag = await tagOf(form);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const answer = await fixture.get("/", { "accept-encoding": form, "if-none-match": known });
      expect(answer.statusCode).toBe(304);
      expect(answer.rawPayload).toHaveLength(0);
      expect(answer.headers.etag).toBe(tag);
      expect(answer.headers).not.toHaveProperty("content-encoding");
    }
  });

  test("of another encoding or another page gets the whole page", async () => {
    const other = String((await fixture.get("/contact", { "accept-encoding": "br" })).headers.etag);
    for (const known of [await tagOf("gzip"), other, "", "nonsense"]) {
      const answer = await fixture.get("/", { "accept-encoding": "br", "if-none-match": known });
      expect(answer.statusCode).toBe(200);
    }
  });

  test("never turns the 404 page into a 304", async () => {
    expect((await fixture.get("/nothing", { "if-none-match": "*" })).statusCode).toBe(404);
  });
});

test("HEAD gets the headers of GET, without the body", async () => {
  for (const [url, status] of Object.entries({ "/": 200, "/nothing": 404 })) {
    const get = await fixture.get(url, { "accept-encoding": "br" });
    const head = await fixture.http.inject({ method: "HEAD", url, headers: { "accept-encoding": "br" } });
    expect(head.statusCode).toBe(status);
    expect(head.rawPayload).toHaveLength(0);
    const { date: _, ...headers } = get.headers;
    expect(head.headers).toMatchObject(headers);
  }
  const known = { "if-none-match": "*" };
  const unchanged = await fixture.http.inject({ method: "HEAD", url: "/", headers: known });
  expect(unchanged.statusCode).toBe(304);
  expect(unchanged.headers).not.toHaveProperty("content-length");
});

test("a file with a hash in its name is cached forever, every other file is revalidated", async () => {
  const kept = async (url: string) => (await fixture.get(url)).headers["cache-control"];
  expect(await kept("/assets/app-0abc.js")).toBe("public, max-age=31536000, immutable");
  for (const url of ["/", "/contact", "/favicon.svg"]) {
    expect(await kept(url)).toBe("public, max-age=0, must-revalidate");
  }
});

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}
