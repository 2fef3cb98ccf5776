// R-ROUTE-4 to R-ROUTE-7, R-ROUTE-13
import { gunzipSync } from "node:zlib";
import { DOMParser } from "linkedom";
import { describe, expect, test } from "vitest";
import { readXml } from "../../../e2e/xml.ts";
import { createHttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { allTests } from "../../testing/fresh-fixture.ts";
import { errorPages } from "./not-found.ts";
import { sitemap } from "./pages.ts";

const fixture = allTests(() => createHttpFixture({ siteUrl: "https://site.test" }));

test.each([
  ["/", "<h1>Home</h1>", "text/html; charset=utf-8"],
  ["/contact", "<h1>Contact</h1>", "text/html; charset=utf-8"],
  ["/contact?from=a&to=b", "<h1>Contact</h1>", "text/html; charset=utf-8"],
  ["/favicon.svg", "<svg", "image/svg+xml; charset=utf-8"],
  ["/assets/app-0abc.js", "export", "text/javascript; charset=utf-8"],
])("%s gets its file", async (url, content, type) => {
  const answer = await fixture.get(url);
  expect(answer).toMatchObject({ statusCode: 200, headers: { "content-type": type } });
  expect(answer.body).toContain(content);
});

test.each([
  ["/contact/", "/contact"],
  ["/contact//", "/contact"],
  ["/contact/?from=a&to=b", "/contact?from=a&to=b"],
])("%s redirects to %s", async (url, location) => {
  expect(await fixture.get(url)).toMatchObject({ statusCode: 308, headers: { location } });
});

test("A11. a page that is added while the server runs is an address like any other until it is taken out", async () => {
  const issue = "/newsletter/issues/what-comes";
  const comes = fixture.pages.get("/contact");
  if (!comes) throw new Error("The fixture has no such page.");
  const post = async () => (await fixture.post(issue, "")).statusCode;
  expect([(await fixture.get(issue)).statusCode, await post()]).toEqual([404, 404]);
  fixture.pages.set(issue, comes);
  expect(await post()).toBe(405);
  expect(await fixture.get(issue)).toMatchObject({ statusCode: 200, headers: { etag: comes.etag } });
  expect((await fixture.get("/sitemap.xml")).body).toContain(issue);
  fixture.pages.delete(issue);
  expect([(await fixture.get(issue)).statusCode, await post()]).toEqual([404, 404]);
});

test.each(Object.values(errorPages))("%s is no page: it answers 404, with its own text", async (url) => {
  const answer = await fixture.get(url, { "if-none-match": "*" });
  expect([answer.statusCode, answer.rawPayload]).toEqual([404, fixture.pages.get(url)?.plain()]);
  expect((await fixture.http.inject({ method: "PUT", url })).statusCode).toBe(404);
});

describe("the 404 page", () => {
  test.each([
    ["an unknown address", "/nothing"],
    ["the file behind a page", "/contact/index.html"],
    ["a compressed variant", "/index.html.br"],
    ["a folder", "/assets"],
    ["an address in capitals", "/Contact"],
    ["another site's address", "//evil.test/"],
    ["49. a NUL", "/contact%00.html"],
    ["a property of every object", "/__proto__"],
    ["a long address", `/${"a".repeat(5_000)}`],
  ])("%s gets it, with status 404: %s", async (_name, url) => {
    const { statusCode, headers, body } = await fixture.get(url);
    expect(statusCode).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain("<h1>No such page</h1>");
  });

  test("does not repeat the requested address", async () => {
    const { body } = await fixture.get("/%3Cscript%3Ealert(1)%3C/script%3E?canary");
    expect(body).not.toMatch(/alert|canary/);
  });
});

test("the 404 page suggests similar pages for a mistyped address, compressed if the browser accepts it", async () => {
  const { statusCode, body } = await fixture.get("/contcat");
  expect(statusCode).toBe(404);
  expect(body).toContain('<p>Did you mean</p><ul><li><a href="/contact">Contact</a></li></ul></div>');
  const packed = await fixture.get("/contcat", { "accept-encoding": "gzip" });
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(packed.rawPayload).toString()).toBe(body);
});

test("the sitemap lists pages at the public origin, without unindexed pages and templates", async () => {
  const { headers, body } = await fixture.get("/sitemap.xml");
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  const sitemap = new DOMParser().parseFromString(body, "text/xml");
  const listed = Array.from(sitemap.querySelectorAll("loc"), ({ textContent }) => textContent);
  expect(listed).toEqual(["https://site.test/", "https://site.test/contact"]);
});

test("the sitemap is valid XML, whatever the addresses are", () => {
  const odd = ["/a&b", "/<c>", "/d\u0002", "/e\ufffe"];
  const pages = new Map(odd.map((address) => [address, { indexed: true, modified: "2026-10-02" }]));
  const listed = readXml(sitemap(pages, "https://site.test"));
  expect(listed.flatMap(({ name, text }) => (name === "loc" ? [text] : []))).toEqual(
    ["/<c>", "/a&b", "/d", "/e"].map((address) => `https://site.test${address}`),
  );
});
