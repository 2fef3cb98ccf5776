// R-CALL-11
import { describe, expect, test } from "vitest";
import { createHttpFixture } from "../../testing/fixtures/http-fixture.ts";
import { isSameOrigin } from "../protection/admission.ts";
import { endpoints } from "./endpoints.ts";

const siteUrl = "https://site.test";

describe("45. the CSRF check accepts or refuses a POST from", () => {
  test.each<[string, Record<string, string>, boolean]>([
    ["our own page", { "sec-fetch-site": "same-origin", origin: siteUrl }, true],
    ["the address bar or a bookmark", { "sec-fetch-site": "none" }, true],
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.test" }, false],
    ["another subdomain of our domain", { "sec-fetch-site": "same-site" }, false],
    ["another site that claims our origin", { "sec-fetch-site": "cross-site", origin: siteUrl }, false],
    ["a client with two values in Sec-Fetch-Site", { "sec-fetch-site": "same-origin, cross-site" }, false],
    ["an old browser on our page", { origin: siteUrl }, true],
    ["an old browser at an IP address", { origin: "http://10.0.0.5:81", host: "10.0.0.5:81" }, true],
    ["an old browser on another site", { origin: "https://evil.test", host: "site.test" }, false],
    ["a sandboxed frame or a file", { origin: "null", host: "site.test" }, false],
    ["a site whose name starts with ours", { origin: "https://site.test.evil", host: "site.test" }, false],
    ["a program that is not a browser", {}, true],
  ])("%s", (_name, headers, allowed) => {
    expect(isSameOrigin(headers, siteUrl)).toBe(allowed);
  });
});

test("45. a call or form from another site is refused before its body is parsed", async () => {
  const fixture = await createHttpFixture();
  const urls = Object.entries(endpoints).flatMap(([name, { page, readJson }]) =>
    readJson ? [page, `/api/${name}`] : [page],
  );
  const types = ["json", "x-www-form-urlencoded"].map((type) => `application/${type}`);
  for (const url of urls)
    for (const type of [...types, "text/plain", "multipart/form-data; boundary=x"])
      for (const payload of ["", "{%ff"]) {
        const headers = { "content-type": type, "sec-fetch-site": "cross-site" };
        const answer = await fixture.http.inject({ method: "POST", url, headers, payload });
        expect(answer.statusCode, `${url}, ${type}, ${payload}`).toBe(403);
        expect(answer.body).toContain("sent from another site");
        expect(JSON.stringify(answer.headers)).not.toContain("access-control");
      }
  await fixture.tearDown();
});
