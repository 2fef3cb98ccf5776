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
  expect(fixture.log.slice(before).map((line) => JSON.parse(line))).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      reqId: expect.any(String),
      method,
      at,
      status,
      ms: expect.any(Number),
      msg: "request",
    },
  ]);
});

test.each(["/healthz", "/readyz"])("requests for %s are logged at level debug, not info", async (url) => {
  const before = fixture.log.length;
  await fixture.get(url);
  expect(fixture.log.slice(before).map((line) => JSON.parse(line))).toMatchObject([{ level: 20, at: url }]);
});
