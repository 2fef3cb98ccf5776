// R-HTTP-1, R-HTTP-2, R-RUN-6
import { expect, test } from "vitest";
import { StoreUnavailable } from "../store/unavailable.ts";
import { createHttpFixture } from "../testing/fixtures/http-fixture.ts";
import { allTests } from "../testing/fresh-fixture.ts";

const fixture = allTests(createHttpFixture);
const enquiry = { from: "Jane <jane@example.org>", email: "jane@example.org", text: "" };

test.each(["/healthz", "/readyz"])("%s gets 200, and is not cached", async (url) => {
  const answer = await fixture.get(url);
  expect(answer.json()).toEqual({ ok: true });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("14. during shutdown /readyz fails, all else is answered, and no connection is kept alive", async () => {
  const ending = await createHttpFixture();
  ending.stopping.abort();
  const answer = await ending.get("/readyz");
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ ok: false, reason: "The server is stopping." });
  for (const kept of [
    answer,
    await ending.get("/healthz"),
    await ending.get("/contact"),
    await ending.call("sendContactEmail", enquiry),
  ])
    expect(kept.headers.connection).toBe("close");
  expect(ending.log.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  await ending.tearDown();
});

test("3. an enquiry that cannot be stored gets 503, and so does /readyz at once; /healthz and pages are served", async () => {
  const full = await createHttpFixture({
    beforeTransaction: () => Promise.reject(new StoreUnavailable("disk full")),
  });
  expect((await full.get("/readyz")).statusCode).toBe(200);
  const refused = await full.call("sendContactEmail", enquiry);
  expect(refused).toMatchObject({ statusCode: 503, headers: { "retry-after": "30" } });
  expect(refused.json().error.type).toBe("unavailable");
  const answer = await full.get("/readyz");
  expect(answer).toMatchObject({ statusCode: 503, headers: { "cache-control": "no-store" } });
  expect(answer.json()).toEqual({ ok: false, reason: "The database can't be written to." });
  expect((await full.get("/healthz")).statusCode).toBe(200);
  expect((await full.get("/contact")).statusCode).toBe(200);
  await full.tearDown();
});
