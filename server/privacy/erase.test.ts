// R-DATA-2, R-RELEASE-4
import { appendFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { describe, expect, inject, test } from "vitest";
import { bothDatabases } from "../testing/databases.ts";
import { people, subscribe } from "../testing/fixtures/issue-fixture.ts";
import { createPrivacyFixture } from "../testing/fixtures/privacy-fixture.ts";
import { eachTest } from "../testing/fresh-fixture.ts";
import { eraseAgain, erasePerson } from "./erase.ts";
import { mailboxHash } from "./erasures.ts";

const canary = "canary@mailbox.test";
describe.each(bothDatabases)("52. erasing a person, on %s", (kind) => {
  const fixture = eachTest(() => createPrivacyFixture(kind));

  /** Inserts so many long rows that SQLite splits pages, which leaves copies of rows behind. */
  async function seed() {
    for (let count = 0; count < 20; count += 1) {
      await fixture.write(`other${count}@mailbox.test`, { name: "Other", message: "o".repeat(count * 150) });
      await fixture.write(count % 2 ? canary : "CANARY@mailbox.test", {
        message: "canary words ".repeat(count * 15),
        honeypot: count % 10 === 0,
      });
    }
    await fixture.signUp(canary);
    await fixture.signUp("other@mailbox.test");
    await fixture.deliver();
    await fixture.signUp("Canary@mailbox.test");
    // More than one step of the search, before everybody else.
    await subscribe(fixture.store, people(1_000));
    await sql`update subscriptions set id = '!' || id where confirmed_at is not null`.execute(
      fixture.store.db,
    );
  }

  test("leaves no trace in tables, database files and mail folder, and keeps everyone else's data", async () => {
    await seed();
    expect(await fixture.bytesOfDatabase()).toMatch(/canary/i);
    const before = await fixture.counts();
    const { deleted, beingSent } = await erasePerson(canary, fixture);
    expect(beingSent).toBe(0);
    expect(deleted).toEqual({
      enquiries: 20,
      subscriptions: 2,
      subscription_links: 1,
      outbox: 18 + 2,
      idempotency_keys: 22,
      mailFiles: 18 + 1,
    });
    expect(await fixture.bytesOfDatabase()).not.toMatch(/canary/i);
    expect(await fixture.bytesOfDatabase()).toContain("other19@mailbox.test");
    expect(await fixture.filesHolding("anary")).toEqual([]);
    expect(await fixture.counts()).toEqual({
      enquiries: 20,
      subscriptions: 1_001,
      subscription_links: 1,
      newsletter_issues: 0,
      send_quota: 0,
      scheduled_notices: 0,
      alerts: 0,
      check_results: 0,
      job_runs: 0,
      page_views: 0,
      outbox: 21,
      idempotency_keys: (before.idempotency_keys ?? 0) - 22,
      erasures: 1,
    });
    expect(await fixture.mailFiles()).toHaveLength(21);
  });

  test("waits for an email that is being sent, then erases it", async () => {
    await fixture.write(canary);
    const [sending, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const send = () => {
      sending.resolve();
      return held.promise;
    };
    fixture.outbox({ send, close: async () => {} }).start();
    await sending.promise;
    const erasing = erasePerson(canary, fixture);
    // Waits until the erasure is waiting for the email that is being sent.
    await fixture.clock.asleep();
    expect(await fixture.counts()).toMatchObject({ enquiries: 1, outbox: 1, erasures: 1 });
    held.resolve();
    await expect.poll(() => fixture.clock.waits.length).toBe(2);
    await fixture.clock.pass(1_000);
    expect(await erasing).toMatchObject({ deleted: { enquiries: 1, outbox: 1 }, beingSent: 0 });
    expect(await fixture.counts()).toMatchObject({ enquiries: 0, outbox: 0 });
  });

  test("is recorded only as a hash of the mailbox, which depends on the secret", async () => {
    await erasePerson(canary, fixture);
    const [row] = await fixture.store.db.selectFrom("erasures").selectAll().execute();
    expect(row?.mailbox_hash).toMatch(/^[\w-]{43}$/);
    expect(await fixture.filesHolding("canary")).toEqual([]);
    expect(row?.mailbox_hash).toBe(mailboxHash(canary, fixture.secret));
    expect(row?.mailbox_hash).not.toBe(mailboxHash(canary, "another".repeat(5)));
  });

  test("is repeated after a restore, despite a truncated line in its file, and keeps what came later", async () => {
    await erasePerson("first@mailbox.test", fixture);
    await appendFile(path.join(fixture.dataDir, "erasures"), "2026-11-20T00:00:00.000Z halfwa");
    await fixture.write(canary);
    await fixture.write("other@mailbox.test");
    const before = await fixture.store.db.selectFrom("enquiries").selectAll().execute();
    await erasePerson(canary, fixture);
    for (const table of ["enquiries", "erasures"] as const)
      await fixture.store.db.deleteFrom(table).execute();
    // More than one step of the deletion.
    const copies = (id: string, count: number) =>
      Array.from({ length: count }, (_, n) => ({ id: `${id}${n}` }));
    const many = before.flatMap((row) =>
      copies(row.id, row.email === canary ? 201 : 1).map((copy) => ({ ...row, ...copy })),
    );
    await fixture.store.db.insertInto("enquiries").values(many).execute();
    await fixture.clock.pass(1_000, 0);
    await fixture.write(canary, { message: "I am back" });
    expect(await eraseAgain(fixture)).toMatchObject({ enquiries: 201 });
    expect(await eraseAgain(fixture)).toMatchObject({ enquiries: 0 });
    expect(await fixture.counts()).toMatchObject({ erasures: 2 });
    const left = fixture.store.db.selectFrom("enquiries").select("message").orderBy("received_at");
    expect((await left.execute()).map(({ message }) => message)).toEqual([
      "canary message of other@mailbox.test",
      "I am back",
    ]);
    expect(await fixture.bytesOfDatabase()).not.toContain("canary message of canary");
  });
});

// PostgreSQL's vacuum also waits for transactions in other databases.
test.each(["the same database", "another database"])(
  "52. erasing on PostgreSQL waits for older transactions in %s, and then leaves no trace",
  async (place) => {
    const fixture = await createPrivacyFixture("postgres");
    await fixture.write("canary@mailbox.test");
    const own = fixture.database.settings.databaseUrl ?? "";
    const connectionString = place === "the same database" ? own : inject("postgresUrl");
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query("begin; select pg_current_xact_id()");
    const erased = erasePerson("canary@mailbox.test", fixture);
    expect(await Promise.race([erased, pause(500, "waiting")])).toBe("waiting");
    await client.query("commit");
    await client.end();
    await erased;
    const files = await fixture.bytesOfDatabase();
    await fixture.tearDown();
    expect(files).not.toMatch(/canary/i);
  },
);
