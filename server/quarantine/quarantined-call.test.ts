// R-SPAM-1
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpFixture, type HttpFixture } from "../testing/fixtures/http-fixture.ts";

let fixture: HttpFixture;
beforeAll(async () => {
  fixture = await createHttpFixture();
});
afterAll(() => fixture.tearDown());

/** A text with one point, which is quarantined only if it also arrives too fast. */
const text = `canary ${Array.from({ length: 6 }, (_, place) => `https://${place}.example`).join(" ")}`;
const payload = { from: "Canary <canary@spam.test>", email: "canary@spam.test", text };

test("7. a call answers alike when it quarantines something, and warns in the log by the id alone", async () => {
  const ordinary = await fixture.call("sendContactEmail", payload);
  fixture.log.length = 0;
  const quarantined = await fixture.call("sendContactEmail", payload, { "page-age": "10" });
  const seen = ({ statusCode, headers: { date, ...headers }, body }: typeof quarantined) => ({
    statusCode,
    headers,
    body,
  });
  expect(seen(quarantined)).toEqual(seen(ordinary));
  const rows = await fixture.store.db
    .selectFrom("enquiries")
    .select("id")
    .where("held", "=", "too-fast, many-links")
    .execute();
  const warnings = fixture.log.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  expect(warnings).toMatchObject([{ id: rows.at(-1)?.id, msg: "quarantine: held until the owner decides" }]);
  expect(fixture.log.join("")).not.toMatch(/canary/i);
});
