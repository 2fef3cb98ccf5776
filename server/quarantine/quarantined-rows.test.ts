// R-SPAM-4
import { expect, test } from "vitest";
import { openTestStore } from "../testing/test-database.ts";
import { readDigest } from "./quarantined-rows.ts";

const { store } = openTestStore("sqlite", "each");

test.each([
  [30, 10, 15, 5],
  [30, 2, 18, 2],
  [3, 30, 3, 17],
])("a digest of %i enquiries and %i signups shows %i, and then %i", async (...counts) => {
  const [enquiries, signups, shown, then] = counts;
  const rows = <Row>(count: number, row: Row) =>
    Array.from({ length: count }, (_, n) => ({ ...row, held: "flood", held_digest: "d", id: String(n) }));
  const visitor = { call: "sendContactEmail", name: "", email: "", message: "", received_at: 1 } as const;
  const page = { page: "home", consent_version: "", consent_wording: "", asked_at: 2 } as const;
  const signup = { ...page, address: "", address_key: "", mailbox: "" };
  await store.transaction(async (tx) => {
    await tx.insertInto("enquiries").values(rows(enquiries, visitor)).execute();
    await tx.insertInto("subscriptions").values(rows(signups, signup)).execute();
  });
  const digest = await readDigest(store.db, "d");
  const kinds = [...Array(shown).fill("enquiry"), ...Array(then).fill("signup")];
  expect(digest.shown.map(({ kind }) => kind)).toEqual(kinds);
});
