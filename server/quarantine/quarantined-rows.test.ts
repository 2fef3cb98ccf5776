// R-SPAM-4
import { expect, test } from "vitest";
import type { Store } from "../store/store.ts";
import { openTestStore } from "../testing/test-database.ts";
import { readDigest } from "./quarantined-rows.ts";

let store: Store;
openTestStore("sqlite", "each", (opened) => {
  store = opened;
});

test.each([
  { of: [30, 10], shown: [15, 5] },
  { of: [30, 2], shown: [18, 2] },
  { of: [30, 0], shown: [20, 0] },
  { of: [3, 30], shown: [3, 17] },
  { of: [0, 30], shown: [0, 20] },
])(
  "a digest of $of.0 enquiries and $of.1 signups shows $shown.0 and then $shown.1",
  async ({ of, shown }) => {
    const held = { held: "flood", held_digest: "2026-11-26T16" };
    const visitor = {
      call: "sendContactEmail",
      name: "Jane",
      email: "jane@example.org",
      message: "",
    } as const;
    const signup = { page: "home", consent_version: "1", consent_wording: "" } as const;
    const [enquiries = [], signups = []] = of.map((count) =>
      Array.from({ length: count }, (_, n) => String(n)),
    );
    await store.transaction(async (tx) => {
      for (const id of enquiries)
        await tx
          .insertInto("enquiries")
          .values({ ...held, ...visitor, id, received_at: 1 })
          .execute();
      for (const id of signups) {
        const row = { ...held, ...signup, id, address: id, address_key: id, mailbox: id, asked_at: 2 };
        await tx.insertInto("subscriptions").values(row).execute();
      }
    });
    const digest = await readDigest(store.db, held.held_digest);
    const [first, then] = shown.map((count) => Array(count));
    const kinds = [...(first ?? []).fill("enquiry"), ...(then ?? []).fill("signup")];
    expect(digest.shown.map(({ kind }) => kind)).toEqual(kinds);
    expect(digest.count).toBe(enquiries.length + signups.length);
  },
);
