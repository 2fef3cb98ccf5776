// R-PAGE-11
import { describe, expect, test } from "vitest";
import { createHttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { allTests } from "../../testing/fresh-fixture.ts";

const broken = async () => Promise.reject(new Error("broken"));
const fixture = allTests(() => createHttpFixture({ beforeTransaction: broken }));

/**
 * Mozilla's HTTP Observatory scores these headers above 100 points. Another test covers the Content-Security-Policy of
 * a page.
 */
const expected = {
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "content-security-policy": expect.stringMatching(
    /^default-src 'none';.*frame-ancestors 'none'|frame-ancestors 'none'.*default-src 'none'/,
  ),
};
const enquiry = { from: "Jane <jane@example.org>", email: "jane@example.org", text: "" };

describe("every response has the security headers", () => {
  test.each<[string, number, () => Promise<{ statusCode: number; headers: object }>]>([
    ["a page", 200, () => fixture.get("/")],
    ["an unchanged page", 304, () => fixture.get("/", { "if-none-match": "*" })],
    ["a redirect", 308, () => fixture.get("/contact/")],
    ["an unknown address", 404, () => fixture.get("/nothing")],
    ["an address that cannot be decoded", 400, () => fixture.get("/%E0%A4%A")],
    ["a call that fails", 500, () => fixture.call("sendContactEmail", enquiry)],
    ["a body that is too large", 413, () => fixture.call("sendEmail", { text: "x".repeat(70_000) })],
    ["an unsupported method", 405, () => fixture.http.inject({ method: "PATCH", url: "/" })],
    ["the health check", 200, () => fixture.get("/healthz")],
  ])("%s: %i", async (_name, status, ask) => {
    const answer = await ask();
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(expected);
    expect(
      Object.keys(answer.headers).filter((name) =>
        /^(access-control|cross-origin-opener|set-cookie|server$|x-powered)/.test(name),
      ),
    ).toEqual([]);
  });
});

test("HSTS lasts a year for this host only, and is sent only if the site's origin uses https", async () => {
  expect((await fixture.get("/")).headers).not.toHaveProperty("strict-transport-security");
  const secure = await createHttpFixture({ siteUrl: "https://site.test" });
  for (const address of ["/", "/nothing", "/%E0%A4%A", "/api/nothing", "/healthz"]) {
    const { headers } = await secure.get(address);
    expect(headers["strict-transport-security"]).toBe(`max-age=${365 * 24 * 60 * 60}`);
  }
  await secure.tearDown();
});
