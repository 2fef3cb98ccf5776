import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHttpFixture, type HttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { comesFromOurPages } from "./same-site.ts";

const siteUrl = "https://site.test";

describe("45. where a POST may come from", () => {
  test.each<[string, Record<string, string>, boolean]>([
    ["our own page", { "sec-fetch-site": "same-origin", origin: siteUrl }, true],
    ["the visitor's own hand", { "sec-fetch-site": "none" }, true],
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.test" }, false],
    ["a neighbour under the same domain", { "sec-fetch-site": "same-site" }, false],
    ["another site that claims our origin", { "sec-fetch-site": "cross-site", origin: siteUrl }, false],
    ["two claims in one header", { "sec-fetch-site": "same-origin, cross-site" }, false],
    ["an old browser on our page", { origin: siteUrl }, true],
    [
      "an old browser behind another name of ours",
      { origin: "http://10.0.0.5:3000", host: "10.0.0.5:3000" },
      true,
    ],
    ["an old browser on another site", { origin: "https://evil.test", host: "site.test" }, false],
    ["a sandboxed frame or a file", { origin: "null", host: "site.test" }, false],
    [
      "a site whose name begins like ours",
      { origin: "https://site.test.evil.test", host: "site.test" },
      false,
    ],
    ["a program, which has no visitor's rights", {}, true],
  ])("%s", (_name, headers, allowed) => {
    expect(comesFromOurPages(headers, siteUrl)).toBe(allowed);
  });
});

describe("45. from another site", () => {
  let fixture: HttpFixture;

  beforeAll(async () => {
    fixture = await createHttpFixture({ siteUrl });
  });

  afterAll(() => fixture.tearDown());

  const elsewhere = { origin: "https://evil.test", "sec-fetch-site": "cross-site" };
  const enquiry = { from: "Jane <jane@example.org>", email: "jane@example.org", text: "" };

  test.each([
    ["by fetch", "application/json", JSON.stringify(enquiry)],
    ["as text/plain, which needs no preflight", "text/plain", JSON.stringify(enquiry)],
    ["by a form", "application/x-www-form-urlencoded", "from=a&email=b&text=c"],
    ["without a body", undefined, undefined],
  ])("%s: 403, and nothing is kept", async (_name, type, payload) => {
    for (const url of ["/api/sendContactEmail", "/api/sendEmail"]) {
      const answer = await fixture.http.inject({
        method: "POST",
        url,
        headers: { ...elsewhere, ...(type && { "content-type": type }) },
        ...(payload !== undefined && { payload }),
      });
      expect(answer.statusCode).toBe(403);
      expect(JSON.stringify(answer.headers)).not.toContain("access-control");
    }
    expect(await fixture.store.db.selectFrom("enquiries").selectAll().execute()).toEqual([]);
  });

  test("a preflight is not answered as one", async () => {
    const answer = await fixture.http.inject({
      method: "OPTIONS",
      url: "/api/sendContactEmail",
      headers: { ...elsewhere, "access-control-request-method": "POST" },
    });
    expect(answer.statusCode).toBe(405);
    expect(JSON.stringify(answer.headers)).not.toContain("access-control");
  });
});
