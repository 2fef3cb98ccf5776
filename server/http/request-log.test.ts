import { afterEach, beforeEach, expect, test } from "vitest";
import { createHttpFixture, type HttpFixture } from "../testing/fixtures/http-fixture.ts";

let fixture: HttpFixture;

beforeEach(async () => {
  fixture = await createHttpFixture({ trustProxy: ["127.0.0.1"] });
});

afterEach(() => fixture.tearDown());

const canary = "canary1234567890";
const canaries = {
  from: `${canary} <${canary}@example.org>`,
  email: `${canary}@example.org`,
  text: canary,
};
const personal = {
  "idempotency-key": canary,
  "x-forwarded-for": "203.0.113.77",
  "user-agent": canary,
  referer: `http://site.test/${canary}`,
  cookie: canary,
  authorization: canary,
};

test.each([
  ["GET", "/", 200, "/"],
  ["GET", "/contact?mail=canary", 200, "/contact"],
  ["HEAD", "/contact", 200, "/contact"],
  ["GET", "/nothing", 404, "(no page)"],
  ["PUT", "/contact", 405, "/contact"],
  ["POST", "/api/sendContactEmail", 400, "/api/sendContactEmail"],
  ["POST", "/api/somebody@example.org", 404, "/api/*"],
] as const)("%s %s has one line, with status %i and at %s", async (method, url, status, at) => {
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

test.each(["/healthz", "/readyz"])("what looks at %s every few seconds fills no log at info", async (url) => {
  const before = fixture.log.length;
  await fixture.get(url);
  expect(fixture.log.slice(before).map((line) => JSON.parse(line))).toMatchObject([{ level: 20, at: url }]);
});

test("50. at the most talkative level nothing personal is logged, whatever goes right or wrong", async () => {
  const asked = [
    await fixture.call("sendContactEmail", canaries, personal),
    await fixture.call("sendContactEmail", { ...canaries, text: "another" }, personal),
    await fixture.call("sendContactEmail", { ...canaries, email: "canary1234567890" }, personal),
    await fixture.call("sendContactEmail", { [canary]: canary }, personal),
    await fixture.call("sendContactEmail", `{"${canary}":`, personal),
    await fixture.call("sendContactEmail", canary.repeat(10_000), personal),
    await fixture.call("sendContactEmail", canary, { ...personal, "content-type": `text/${canary}` }),
    await fixture.call("sendEmail", { ...canaries, to: canary }, personal),
    await fixture.call(canary, canaries, personal),
    await fixture.get(`/${canary}?${canary}`, personal),
    await fixture.get(`/%E0${canary}`, personal),
    await fixture.get(`/contact/?${canary}`, personal),
  ];
  expect(asked.map((answer) => answer.statusCode)).toEqual([
    200, 400, 400, 400, 400, 413, 400, 400, 404, 404, 400, 308,
  ]);
  expect(fixture.log.filter((line) => line.includes('"request"'))).toHaveLength(asked.length);
  expect(fixture.log.join("")).not.toMatch(/canary|203\.0\.113|127\.0\.0\.1|example\.org/);
});
