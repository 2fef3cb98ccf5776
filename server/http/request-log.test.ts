import { expect, test } from "vitest";
import { createHttpFixture } from "../testing/fixtures/http-fixture.ts";
import { eachTest } from "../testing/fresh-fixture.ts";

const fixture = eachTest(createHttpFixture);

test.each([
  ["GET", "/", 200, "/"],
  ["GET", "/contact?mail=canary", 200, "/contact"],
  ["HEAD", "/contact", 200, "/contact"],
  ["GET", "/nothing", 404, "(no page)"],
  ["GET", "/%E0?canary", 400, "(no page)"],
  ["PUT", "/contact", 405, "/contact"],
  ["POST", "/api/sendContactEmail", 400, "/api/sendContactEmail"],
  ["POST", "/api/somebody@example.org", 404, "/api/*"],
] as const)("%s %s writes one log line, with status %i and address %s", async (method, url, status, at) => {
  const before = fixture.log.length;
  await fixture.http.inject({ method, url });
  const [number, reqId] = [expect.any(Number), expect.any(String)];
  const line = { level: 30, time: number, reqId, method, at, status, ms: number, msg: "request" };
  expect(fixture.log.slice(before).map((each) => JSON.parse(each))).toEqual([line]);
});

test.each(["/healthz", "/readyz"])("requests for %s are logged at level debug, not info", async (url) => {
  const before = fixture.log.length;
  await fixture.get(url);
  expect(fixture.log.slice(before).map((line) => JSON.parse(line))).toMatchObject([{ level: 20, at: url }]);
});
