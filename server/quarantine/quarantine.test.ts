import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Submission, takeEnquiry } from "../enquiries/intake.ts";
import { openStore, type Store } from "../store/store.ts";
import { addSubscriber } from "../subscribers/add-subscriber.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

const start = Date.UTC(2026, 10, 20, 19, 55);
const hour = 60 * 60_000;
const offer = "Dear sir or madam, we offer the best prices for everything. Answer today!";

describe.each(eitherDatabase)("7. what looks like spam, on %s", (kind) => {
  let database: TestDatabase;
  let store: Store;
  let now: number;
  let told: string[];

  beforeEach(async () => {
    database = await createTestDatabase(kind);
    store = await openStore(database.settings);
    now = start;
    told = [];
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
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

  test("is not what a client writes who shows three sites", async () => {
    const text = "We like https://a.example, https://b.example/shop?x=1 and www.c.example. Can you do that?";
    await write("jane@example.org", text, { pageAge: 60_000 });
    expect(told).toEqual([]);
  });

  test("is links to many sites, and a few when they come in a hurry", async () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, index) => `https://${index}.example`).join(" ");
    await write("a@x.example", links(12));
    await write("b@x.example", links(6));
    await write("c@x.example", links(6), { pageAge: 2_000 });
    expect((await enquiries()).map(({ email, held }) => [email, held]).sort()).toEqual([
      ["a@x.example", "many-links"],
      ["b@x.example", null],
      ["c@x.example", "too-fast, many-links"],
    ]);
  });

  test("is never an ordinary enquiry", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ordinary, { minLength: 1, maxLength: 4 }), async (letters) => {
        for (const { name, email, message, pageAge } of letters) {
          const enquiry = { name, email, asciiEmail: true, message };
          await takeEnquiry("sendContactEmail", { ...submission, enquiry, pageAge }, context());
        }
        expect(told).toEqual([]);
      }),
      { numRuns: process.env.TEST_ALL ? 60 : 20 },
    );
  });
});

const submission: Submission = {
  enquiry: { name: "Jane Citizen", email: "jane@example.org", asciiEmail: true, message: "" },
  idempotencyKey: null,
  channel: "json",
  honeypot: false,
};

const word = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    "casino",
    "SEO",
    "backlinks",
    "$5,000",
    "<a href=x>",
    "[url]",
    "free",
    "jane@example.org",
    "shop.example",
  ),
);
/** Whatever people write who paste no address of the web. */
const text = fc
  .array(word, { maxLength: 60 })
  .map((words) => words.join(" "))
  .filter((words) => !/:\/\/|www/i.test(words));

const ordinary = fc.record({
  name: text.map((words) => `Jane ${words}`.slice(0, 200)),
  email: fc
    .tuple(fc.stringMatching(/^[a-z]{1,10}$/), fc.stringMatching(/^[a-z]{1,10}$/))
    .map(([local, domain]) => `${local}@${domain}.example`),
  message: text,
  pageAge: fc.option(fc.nat(100_000_000), { nil: undefined }),
});
