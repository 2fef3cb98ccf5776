import { beforeEach, describe, expect, test } from "vitest";
import { type Submission, takeEnquiry } from "../enquiries/intake.ts";
import type { Store } from "../store/store.ts";
import { addSubscriber } from "../subscribers/add-subscriber.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { openTestStore } from "../testing/test-database.ts";

const start = Date.UTC(2026, 10, 20, 19, 55);
const hour = 60 * 60_000;
const offer = "Dear sir or madam, we offer the best prices for everything. Answer today!";

describe.each(eitherDatabase)("7. what looks like spam, on %s", (kind) => {
  let store: Store;
  let now: number;
  let told: string[];

  openTestStore(kind, "each", (opened) => {
    store = opened;
  });
  beforeEach(() => {
    now = start;
    told = [];
  });
  const context = () => ({
    store,
    now: () => now,
    mailFrom: "website@site.test",
    secret: "a secret of 32 characters or more",
    onStored: (id: string, isHeld: boolean) => isHeld && told.push(id),
  });
  const write = (email: string, message: string, change: Partial<Submission> = {}) =>
    takeEnquiry(
      "sendContactEmail",
      { ...submission, enquiry: { ...submission.enquiry, email, message }, ...change },
      context(),
    );
  const signUp = (honeypot: boolean) => {
    const signup = { address: "mia@orchard.example", page: "home", honeypot } as const;
    return addSubscriber({ signup, idempotencyKey: null }, context());
  };
  const enquiries = () =>
    store.db.selectFrom("enquiries").select(["id", "email", "held"]).orderBy("received_at").execute();
  const mails = () => store.db.selectFrom("outbox").select("subject_id").execute();

  test("is kept without a mail and answered like any other; the log is told its id", async () => {
    const answered = await write("a@b.example", "Hello", { honeypot: true });
    expect(answered).toEqual(await write("a@b.example", "Hello"));
    const [quarantined] = (await enquiries()).filter((row) => row.held !== null);
    expect(quarantined).toMatchObject({ held: "honeypot" });
    expect(told).toEqual([quarantined?.id]);
    expect((await mails()).map((mail) => mail.subject_id)).not.toContain(quarantined?.id);
    expect(await mails()).toHaveLength(1);
  });

  test("is a signup that a form filler wrote, too", async () => {
    expect(await signUp(true)).toEqual(await signUp(false));
    const rows = await store.db
      .selectFrom("subscriptions")
      .select("id")
      .where("held", "=", "honeypot")
      .execute();
    expect(rows).toEqual([{ id: told[0] }]);
    expect(told).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test("is the same text from a fourth address within a day, however it is set", async () => {
    for (const email of ["a@x.example", "b@x.example", "c@x.example", "C@x.example"])
      await write(email, offer);
    now += 24 * hour - 1;
    await write("d@x.example", offer.toUpperCase());
    expect((await enquiries()).filter(({ held }) => held !== null)).toEqual([
      { id: told[0], email: "d@x.example", held: "repeated-text" },
    ]);
  });

  test("is not the same text a day later, nor from the same address again and again", async () => {
    for (const email of ["a@x.example", "b@x.example", "c@x.example"]) await write(email, offer);
    now += 24 * hour;
    await write("d@x.example", offer);
    for (let count = 0; count < 10; count++) await write("d@x.example", offer);
    expect(told).toEqual([]);
  });
});

const submission: Submission = {
  enquiry: { name: "Jane Citizen", email: "jane@example.org", asciiEmail: true, message: "" },
  idempotencyKey: null,
  channel: "json",
  honeypot: false,
};
