// R-HTTP-1, R-HTTP-2, R-RUN-6
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createHttpFixture } from "../testing/fixtures/http-fixture.ts";
import { allTests } from "../testing/fresh-fixture.ts";

const fixture = allTests(createHttpFixture);

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
  const enquiry = { from: "Jane <jane@example.org>", email: "jane@example.org", text: "" };
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

test("without the database /readyz fails, while /healthz succeeds and pages are served", async () => {
  const gone = await createHttpFixture();
  await gone.store.close();
  const answer = await gone.get("/readyz");
  expect(answer).toMatchObject({ statusCode: 503, headers: { "cache-control": "no-store" } });
  expect(answer.json()).toEqual({ ok: false, reason: "The database can't be written to." });
  expect((await gone.get("/healthz")).statusCode).toBe(200);
  expect((await gone.get("/contact")).statusCode).toBe(200);
  await gone.tearDown();
});

test("a repeated enquiry, which writes nothing, does not let /readyz recover; a stored one does", async () => {
  const full = await createHttpFixture();
  const { db } = full.store;
  const send = (key: string, text: string) =>
    full.call(
      "sendContactEmail",
      { from: "Jane <jane@example.org>", email: "jane@example.org", text },
      { "idempotency-key": key },
    );
  const long = "word ".repeat(3_900);
  expect((await send("the-first-of-all", "A till, please.")).statusCode).toBe(200);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
  expect((await send("one-without-room", long)).statusCode).toBe(503);
  expect((await send("the-first-of-all", "A till, please.")).statusCode).toBe(200);
  expect((await full.get("/readyz")).statusCode).toBe(503);
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect((await send("one-without-room", long)).statusCode).toBe(200);
  expect((await full.get("/readyz")).statusCode).toBe(200);
  await full.tearDown();
});
