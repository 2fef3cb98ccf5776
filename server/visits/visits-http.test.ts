// R-DATA-6
import { expect, test } from "vitest";
import { errorPages } from "../http/pages/not-found.ts";
import { createHttpFixture } from "../testing/fixtures/http-fixture.ts";
import { eachTest } from "../testing/fresh-fixture.ts";

const fixture = eachTest(createHttpFixture);

const browser = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
};

async function ask(
  url: string,
  headers: Record<string, string> = browser,
  method: "GET" | "HEAD" | "POST" = "GET",
) {
  return (await fixture.http.inject({ method, url, headers })).statusCode;
}

async function counted() {
  await fixture.visits.stop();
  const rows = await fixture.store.db
    .selectFrom("page_views")
    .select(["page", "referrer", "views"])
    .orderBy("page")
    .orderBy("referrer")
    .execute();
  return rows.map(({ page, referrer, views }) => [page, referrer, views]);
}

test("95. an opened page counts, even with a query, from the cache or during shutdown", async () => {
  const file = fixture.pages.get("/contact");
  expect(await ask("/contact", { ...browser, referer: "https://example.org/a" })).toBe(200);
  expect(await ask("/contact?utm_source=canary", { ...browser, referer: "https://example.org/b" })).toBe(200);
  expect(await ask("/contact", { ...browser, "if-none-match": file?.etag ?? "" })).toBe(304);
  expect(await ask("/contact?a", { ...browser, "if-none-match": file?.etag ?? "" })).toBe(304);
  expect(await ask("/", { ...browser, referer: "http://site.test/contact" })).toBe(200);
  expect(await ask("/contact", { ...browser, "opened-from": "https://example.org/" }, "HEAD")).toBe(200);
  fixture.stopping.abort();
  expect(await ask("/")).toBe(200);
  expect(await counted()).toEqual([
    ["/", "", 2],
    ["/contact", "", 2],
    ["/contact", "example.org", 3],
  ]);
});

test("95. programs, 404s, files, API calls, health checks and pages hidden from search do not count", async () => {
  for (const [url, status] of [
    ["/no/such/page", 404],
    ["/contact/", 308],
    ...Object.values(errorPages).map((address) => [address, 404] as const),
    ["/500?token=canary", 404],
    ["/assets/app-0abc.js", 200],
    ["/favicon.svg", 200],
    ["/sitemap.xml", 200],
    ["/healthz", 200],
    ["/readyz", 200],
    ["/api/sendContactEmail", 405],
  ] as const) {
    expect([url, await ask(url)]).toEqual([url, status]);
  }
  await ask("/contact", browser, "POST");
  await ask("/contact", {});
  expect(await counted()).toEqual([]);
});
