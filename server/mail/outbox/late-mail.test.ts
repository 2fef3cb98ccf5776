import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { systemClock } from "../../clock.ts";
import type { PeriodicTask } from "../../periodic-task.ts";
import { openStore } from "../../store/store.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { createOutboxFixture, type OutboxFixture } from "../../testing/fixtures/outbox-fixture.ts";
import { startTestSite } from "../../testing/started-site.ts";
import { createLateMailWatch } from "./late-mail.ts";

const minute = 60_000;

describe.each(eitherDatabase)("15. mail that does not go out is told in the log, on %s", (kind) => {
  let fixture: OutboxFixture;
  let watch: PeriodicTask;
  const told: object[] = [];

  beforeEach(async () => {
    fixture = await createOutboxFixture(kind);
    told.length = 0;
    const teller = (level: string) => (details: object, message: string) =>
      told.push({ level, ...details, message });
    const log = { info: teller("info"), error: teller("error") };
    watch = createLateMailWatch({ store: fixture.store, clock: fixture.clock, log });
    watch.start();
  });

  afterEach(async () => {
    await watch.stop();
    await fixture.tearDown();
  });

  const trouble = (undelivered: number, oldestMinutes: number) => ({
    level: "error",
    undelivered,
    oldestMinutes,
    message: "outbox: mail does not go out; `npm run site -- status` says more",
  });

  test("after 15 minutes, by the age of the oldest, and then every hour", async () => {
    const { clock } = fixture;
    await fixture.queue("visitor@mailbox.test");
    await clock.pass(5 * minute);
    await fixture.queue("another@mailbox.test");
    await clock.pass(10 * minute);
    expect(told).toEqual([]);
    await clock.pass(minute);
    expect(told).toEqual([trouble(2, 16)]);
    await clock.pass(59 * minute);
    expect(told).toHaveLength(1);
    await clock.pass(minute);
    expect(told).toEqual([trouble(2, 16), trouble(2, 76)]);
  });

  test("also when a server died over it", async () => {
    const { id } = await fixture.queue("a");
    await fixture.store.db.updateTable("outbox").set({ state: "sending" }).where("id", "=", id).execute();
    await fixture.clock.pass(20 * minute);
    expect(told).toEqual([trouble(1, 16)]);
  });

  test("and when it is over, so that the next time is told at once", async () => {
    const { id } = await fixture.queue("a");
    const set = (state: "sent" | "waiting") =>
      fixture.store.db.updateTable("outbox").set({ state }).where("id", "=", id).execute();
    await fixture.clock.pass(20 * minute);
    await set("sent");
    await fixture.clock.pass(2 * minute);
    const over = { level: "info", undelivered: 0, message: "outbox: mail goes out again" };
    expect(told).toEqual([trouble(1, 16), over]);
    await set("waiting");
    await fixture.clock.pass(minute);
    expect(told).toEqual([trouble(1, 16), over, trouble(1, 23)]);
  });

  test("but not where the mail server puts off a visitor's: they mistyped their domain", async () => {
    const { id } = await fixture.queue("a");
    const putOff = { kind: "receipt", attempts: 3, due_at: fixture.clock.now() + 2 * 60 * minute } as const;
    await fixture.store.db.updateTable("outbox").set(putOff).where("id", "=", id).execute();
    await fixture.clock.pass(2 * 60 * minute);
    expect(told).toEqual([]);
  });

  test("but also where it puts off the owner's", async () => {
    const { id } = await fixture.queue("a");
    const putOff = { attempts: 3, due_at: fixture.clock.now() + 2 * 60 * minute };
    await fixture.store.db.updateTable("outbox").set(putOff).where("id", "=", id).execute();
    await fixture.clock.pass(20 * minute);
    expect(told).toEqual([trouble(1, 16)]);
  });

  test("but not where nothing waits: what was sent or set aside is no mail on its way", async () => {
    for (const state of ["sent", "refused", "dead", "unneeded"] as const) {
      const { id } = await fixture.queue(state);
      await fixture.store.db.updateTable("outbox").set({ state }).where("id", "=", id).execute();
    }
    await fixture.clock.pass(2 * 60 * minute);
    expect(told).toEqual([]);
  });

  test("a database that can't be read for a while does not end the watch", async () => {
    await fixture.queue("a");
    await fixture.store.db.schema.alterTable("outbox").renameTo("away").execute();
    await fixture.clock.pass(20 * minute);
    expect(told).toEqual([]);
    await fixture.store.db.schema.alterTable("away").renameTo("outbox").execute();
    await fixture.clock.pass(minute);
    expect(told).toEqual([trouble(1, 21)]);
  });
});

test.each(eitherDatabase)("15. the server does so by itself, on %s", async (kind) => {
  const wait = systemClock.wait;
  const quickly = vi.spyOn(systemClock, "wait");
  quickly.mockImplementation((ms, signal) => wait(ms === minute ? 20 : ms, signal));
  const site = await startTestSite(kind, { LOG_LEVEL: "error" });
  const store = await openStore(site.database.settings);
  const times = {
    created_at: Date.now() - 16.5 * minute,
    due_at: Date.now() + minute,
    give_up_at: Date.now(),
  };
  const mail = { id: "a", kind: "enquiry", subject_id: "a", message_id: "a", state: "waiting" } as const;
  await store.db
    .insertInto("outbox")
    .values({ ...mail, ...times, attempts: 1 })
    .execute();
  await expect.poll(() => site.log.join("")).toMatch(/"oldestMinutes":16,.*mail does not go out/);
  await store.close();
  await site.stop();
  quickly.mockRestore();
});
