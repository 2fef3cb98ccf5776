// R-DATA-4, R-RELEASE-5
import { readFile, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onWallClock } from "../daytime.ts";
import { dayMs as day, hourMs as hour } from "../durations.ts";
import { enqueue } from "../mail/outbox/enqueue.ts";
import { releaseFromQuarantine } from "../owner/actions/settle-quarantined.ts";
import type { PeriodicTask } from "../periodic-task.ts";
import { allQuarantined } from "../quarantine/quarantined-rows.ts";
import { lastJobRuns } from "../store/job-runs.ts";
import { confirmClock, createLastRun } from "../store/last-run.ts";
import { bothDatabases } from "../testing/databases.ts";
import { createPrivacyFixture } from "../testing/fixtures/privacy-fixture.ts";
import { eachTest } from "../testing/fresh-fixture.ts";
import { deleteRoots } from "./delete-rows.ts";
import { erasePerson } from "./erase.ts";
import { rootsOf } from "./person-rows.ts";
import { createRetention, deleteOld } from "./retention.ts";

describe.each(bothDatabases)("53. retention on %s", (kind) => {
  const fixture = eachTest(() => createPrivacyFixture(kind));
  let retention: PeriodicTask;
  let log: string[];

  beforeEach(() => {
    log = [];
    const note = (details: object, message: string) => log.push(`${message} ${JSON.stringify(details)}`);
    retention = createRetention({ ...fixture, log: { info: note, warn: note, error: note } });
  });
  afterEach(() => retention.stop());

  const delivered = async (kind: "write" | "signUp") => {
    await fixture[kind]("jane@mailbox.test");
    await fixture.deliver();
  };
  const release = async (address: string) => {
    for (const { kind, row } of await allQuarantined(fixture.store.db)) {
      if ((kind === "enquiry" ? row.email : row.address) !== address) continue;
      const now = fixture.clock.now();
      await releaseFromQuarantine(fixture.store, { kind, id: row.id, now, messageIdDomain: "site.test" });
    }
  };
  const counts = () => fixture.counts();
  /** Moves the clock and runs one round at the new time. */
  const roundAfter = async (ms: number) => {
    await fixture.clock.pass(ms, 0);
    await deleteOld(fixture, fixture.clock.now(), new AbortController().signal);
  };
  const months = (count: number) => {
    const then = new Date(fixture.clock.now());
    return then.setUTCMonth(then.getUTCMonth() + count) - fixture.clock.now();
  };
  test.each([
    { what: "an enquiry", come: "write", days: 30, table: "enquiries" },
    { what: "a signup", come: "signUp", days: 21, table: "subscriptions" },
  ] as const)(
    "7. deletes $what that looks like spam after $days days, and not before, unless it was released",
    async ({ come, days, table }) => {
      await fixture[come]("spam@mailbox.test", { honeypot: true });
      await fixture[come]("released@mailbox.test", { honeypot: true });
      await release("released@mailbox.test");
      await roundAfter(days * day);
      expect(await counts()).toMatchObject({ [table]: 2 });
      await roundAfter(1);
      expect(await fixture.store.db.selectFrom(table).select("held").execute()).toEqual([{ held: null }]);
    },
  );

  test("7. keeps what the owner releases just before it is deleted", async () => {
    await fixture.write("spam@mailbox.test", { honeypot: true });
    const found = await rootsOf(fixture.store.db, "spam@mailbox.test");
    await release("spam@mailbox.test");
    await deleteRoots(fixture, found, "quarantined");
    expect(await counts()).toMatchObject({ enquiries: 1, outbox: 1 });
  });

  test.each(["waiting", "sending", "refused", "dead", "on-hold", "unwritten"] as const)(
    "99. keeps an enquiry whose email is %s, because the owner has not read it",
    async (state) => {
      await fixture.write("jane@mailbox.test");
      await fixture.store.db.updateTable("outbox").set({ state }).execute();
      await roundAfter(months(120));
      expect(await counts()).toMatchObject({ enquiries: 1, outbox: 1 });
    },
  );

  test("99. keeps a signup whose email is still to be sent, but deletes it once the email is refused", async () => {
    await fixture.signUp("jane@mailbox.test");
    await roundAfter(31 * day);
    expect(await counts()).toMatchObject({ subscriptions: 1, outbox: 1 });
    await fixture.store.db.updateTable("outbox").set({ state: "refused" }).execute();
    await roundAfter(0);
    expect(await counts()).toMatchObject({ subscriptions: 0, outbox: 0 });
  });

  test("keeps a subscriber's proof of consent for 24 months after the subscriber has left, and no longer", async () => {
    await delivered("signUp");
    const subscriptions = fixture.store.db.updateTable("subscriptions");
    await subscriptions.set({ confirmed_at: fixture.clock.now() }).execute();
    await roundAfter(months(30));
    await subscriptions.set({ left_at: fixture.clock.now() }).execute();
    await roundAfter(months(24));
    expect(await counts()).toMatchObject({ subscriptions: 1 });
    await roundAfter(1);
    expect(await counts()).toMatchObject({ subscriptions: 0 });
  });

  test("99. deletes other data even if a hundred enquiries cannot be deleted", async () => {
    await seedOld(150);
    const mail = { kind: "enquiry", now: fixture.clock.now(), messageIdDomain: "site.test" } as const;
    const owed = Array.from({ length: 120 }, (_, index) => ({ ...mail, subjectId: `old${index}` }));
    await fixture.store.transaction((tx) => enqueue(tx, ...owed));
    await roundAfter(0);
    expect(await counts()).toMatchObject({ enquiries: 120 });
  });

  test.each([
    { state: "sending", lease_until: Number.MAX_SAFE_INTEGER, kept: 1 },
    { state: "sending", lease_until: 0, kept: 0 },
    { state: "sent", lease_until: Number.MAX_SAFE_INTEGER, kept: 0 },
  ] as const)("99. only an email that is being sent keeps its data: %j", async ({ kept, ...mail }) => {
    await fixture.write("jane@mailbox.test");
    await fixture.store.db.updateTable("outbox").set(mail).execute();
    const { beingSent } = await deleteRoots(fixture, await rootsOf(fixture.store.db, "jane@mailbox.test"));
    expect([beingSent, (await counts()).enquiries, (await counts()).outbox]).toEqual([kept, kept, kept]);
  });

  test("99. deletes nothing while the clock is years ahead, until the owner confirms it", async () => {
    await delivered("write");
    const running = createLastRun({ ...fixture, log: { error: () => {} } });
    await running.begin();
    await fixture.clock.pass(3 * 365 * day, 0);
    await running.begin();
    retention.start();
    await fixture.clock.pass(2 * hour);
    expect(await counts()).toMatchObject({ enquiries: 1, outbox: 1 });
    await confirmClock(fixture.store, fixture.clock.now());
    await fixture.clock.pass(hour);
    expect(await counts()).toMatchObject({ enquiries: 0, outbox: 0 });
    fixture.clock.pass(0, 0);
  });

  test("deletes an idempotency key after 30 days, but not its enquiry", async () => {
    await fixture.write("jane@mailbox.test");
    await roundAfter(30 * day);
    expect(await counts()).toMatchObject({ idempotency_keys: 1 });
    await roundAfter(1);
    expect(await counts()).toMatchObject({ idempotency_keys: 0, enquiries: 1 });
  });

  test("deletes the record of an erasure after 24 months, in the database and in its file", async () => {
    await erasePerson("jane@mailbox.test", fixture);
    await fixture.clock.pass(hour, 0);
    await erasePerson("joe@mailbox.test", fixture);
    const inFile = async () => (await readFile(path.join(fixture.dataDir, "erasures"), "utf8")).split("\n");
    await roundAfter(months(24) - hour);
    expect([(await counts()).erasures, (await inFile()).length]).toEqual([2, 3]);
    await roundAfter(1);
    expect([(await counts()).erasures, (await inFile()).length]).toEqual([1, 2]);
  });

  test("erases again what a restored backup has brought back, but not during a shutdown", async () => {
    await fixture.write("canary@mailbox.test");
    const restored = await fixture.store.db.selectFrom("enquiries").selectAll().execute();
    await erasePerson("canary@mailbox.test", fixture);
    const restore = () => fixture.store.db.insertInto("enquiries").values(restored).execute();
    await restore();
    const noted = [{ retention: fixture.clock.now() }, [expect.stringContaining("erased again")]];
    retention.start();
    await fixture.clock.asleep();
    expect([(await counts()).enquiries, await lastJobRuns(fixture.store.db), log]).toEqual([0, ...noted]);
    await restore();
    await fixture.clock.pass(hour, 0);
    await retention.stop();
    expect([(await counts()).enquiries, await lastJobRuns(fixture.store.db), log]).toEqual([1, ...noted]);
  });

  test("deletes records of scheduled notices after 13 months", async () => {
    const now = fixture.clock.now();
    const today = onWallClock(now).toPlainDate();
    const { db } = fixture.store;
    const kind = "quarantine";
    const notices = [String(today), `${today}T16`, "named otherwise"].map(
      (due_on) => ({ kind, due_on }) as const,
    );
    await db.insertInto("scheduled_notices").values(notices).execute();
    await roundAfter(months(13));
    expect(await counts()).toMatchObject({ scheduled_notices: 3 });
    await roundAfter(day);
    expect(await db.selectFrom("scheduled_notices").select("due_on").execute()).toEqual([
      { due_on: "named otherwise" },
    ]);
  });

  test("deletes 30-day-old emails in the mail folder that are not in the database, and no other file", async () => {
    await delivered("write");
    const folder = path.join(fixture.dataDir, "mail");
    const [kept = ""] = await fixture.mailFiles();
    const times = { old: fixture.clock.now() - 31 * day, young: fixture.clock.now() - 29 * day };
    for (const [name, time] of [
      ["0stray.eml", times.old],
      ["0stray.eml.part", times.old],
      ["0young.eml", times.young],
      ["Owner's notes.txt", times.old],
      [kept, times.old],
    ] as const) {
      await writeFile(path.join(folder, name), "");
      await utimes(path.join(folder, name), new Date(time), new Date(time));
    }
    await roundAfter(0);
    expect((await fixture.mailFiles()).sort()).toEqual([kept, "0young.eml", "Owner's notes.txt"].sort());
  });

  test("runs at startup and every hour, and logs how much it deleted, but nothing personal", async () => {
    await fixture.write("canary@mailbox.test");
    await fixture.store.db.updateTable("outbox").set({ state: "sent" }).execute();
    await fixture.clock.pass(months(24) - hour, 0);
    retention.start();
    await fixture.clock.asleep();
    expect(await counts()).toMatchObject({ enquiries: 1 });
    await fixture.clock.pass(2 * hour);
    expect(await counts()).toMatchObject({ enquiries: 0 });
    expect(log.join("\n")).toMatch(/^.*"idempotency_keys":1.*\n.*data was deleted .*"enquiries":1.*$/);
    expect(log.join("\n")).not.toContain("canary");
    expect(fixture.clock.waits.every((wait) => wait === hour)).toBe(true);
  });

  /** Inserts expired enquiries directly into the database, as many as a busy site might have. */
  const seedOld = (count: number) => {
    const received_at = fixture.clock.now() - months(25);
    const words = { call: "sendEmail", name: "Old", email: "old@mailbox.test", message: "old" } as const;
    const rows = Array.from({ length: count }, (_, index) => ({ id: `old${index}`, ...words, received_at }));
    return fixture.store.db.insertInto("enquiries").values(rows).execute();
  };

  // On PostgreSQL, each request has a connection of its own. The size of a step is tested below.
  test.runIf(kind === "sqlite")("works in steps, between which other requests are served", async () => {
    await seedOld(1_000);
    const deleting = deleteOld(fixture, fixture.clock.now(), new AbortController().signal);
    const served = fixture.write("jane@mailbox.test").then(() => "served");
    expect(await Promise.race([deleting, served])).toBe("served");
    await deleting;
    expect(await counts()).toMatchObject({ enquiries: 1 });
  });

  test("stops after the current step at shutdown, and can run on two servers at once", async () => {
    await seedOld(1_000);
    await deleteOld(fixture, fixture.clock.now(), AbortSignal.abort());
    expect((await counts()).enquiries).toBeGreaterThan(500);
    const both = [1, 2].map(() => deleteOld(fixture, fixture.clock.now(), new AbortController().signal));
    await Promise.all(both);
    expect(await counts()).toMatchObject({ enquiries: 0 });
  });
});
