// R-SPAM-3
import { beforeEach, describe, expect, test } from "vitest";
import { acceptEnquiry } from "../enquiries/send-contact-email.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { openTestStore } from "../testing/test-database.ts";

const start = Date.UTC(2026, 10, 20, 19, 55);
const hour = 60 * 60_000;
const offer = "Dear sir or madam, we offer the best prices for everything. Answer today!";

describe.each(eitherDatabase)("7. the same text, on %s", (kind) => {
  let now: number;
  const { store } = openTestStore(kind, "each");
  beforeEach(() => {
    now = start;
  });

  const write = (email: string, message = offer) => {
    const enquiry = { name: "Jane Citizen", email, asciiEmail: true, message };
    const submission = { enquiry, idempotencyKey: null, channel: "json", honeypot: false } as const;
    const context = { store, now: () => now, messageIdDomain: "site.test" };
    return acceptEnquiry("sendContactEmail", submission, context);
  };
  const held = () =>
    store.db.selectFrom("enquiries").select(["email", "held"]).where("held", "is not", null).execute();

  test("from a fourth address within a day is quarantined, whatever its formatting", async () => {
    for (const name of ["a", "b", "c", "C"]) await write(`${name}@x.example`);
    now += 24 * hour - 1;
    await write("d@x.example", offer.toUpperCase());
    expect(await held()).toEqual([{ email: "d@x.example", held: "repeated-text" }]);
  });

  test("is not quarantined a day later, or if one address sends it repeatedly", async () => {
    for (const name of ["a", "b", "c"]) await write(`${name}@x.example`);
    now += 24 * hour;
    for (let count = 0; count < 10; count++) await write("d@x.example");
    expect(await held()).toEqual([]);
  });
});
