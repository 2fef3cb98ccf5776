import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { enqueue } from "../../mail/outbox/enqueue.ts";
import { createMetrics } from "../../monitoring/metrics.ts";
import type { PeriodicTask } from "../../periodic-task.ts";
import type { MailKind } from "../../store/schema.ts";
import { openStore, type Store } from "../../store/store.ts";
import { StoreUnavailable } from "../../store/unavailable.ts";
import { startChat } from "../../testing/chat.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { fakeClock } from "../../testing/faked-clock.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { createAlertWatch } from "../alert-watch.ts";
import { createHeartbeat } from "./heartbeat.ts";

const minute = 60_000;
/** 09:00 in Sydney. */
const start = Date.UTC(2026, 10, 23, 22);

describe.each(eitherDatabase)("the heartbeat on %s", (kind) => {
  let database: TestDatabase;
  let store: Store;
  let clock: ReturnType<typeof fakeClock>;
  let monitor: Awaited<ReturnType<typeof startChat>>;
  let able: boolean;
  let task: PeriodicTask;
  beforeEach(async () => {
    database = await createTestDatabase(kind);
    store = await openStore(database.settings);
    clock = fakeClock(start);
    monitor = await startChat();
    able = true;
    const ready = () => (able ? store.ready() : Promise.reject(new StoreUnavailable("no room")));
    const log = { error: () => {} };
    task = createHeartbeat({ store: { ...store, ready }, clock, url: monitor.url, log });
    task.start();
  });
  afterEach(async () => {
    await task.stop();
    await monitor.close();
    await store.close();
    await database.remove();
  });

  const queue = (mailKind: MailKind) =>
    store.transaction((tx) =>
      enqueue(tx, { kind: mailKind, subjectId: "a", now: clock.now(), messageIdDomain: "site.test" }),
    );
  const putOff = () =>
    store.db
      .updateTable("outbox")
      .set({ attempts: 5, due_at: clock.now() + 600 * minute })
      .execute();
  /** How often it was asked within half an hour. */
  async function beats(): Promise<number> {
    const before = monitor.asked();
    await clock.pass(30 * minute);
    return monitor.asked() - before;
  }

  test("B8. stops while mail is late, and comes back", async () => {
    expect(await beats()).toBeGreaterThanOrEqual(6);
    await queue("enquiry");
    await clock.pass(20 * minute);
    expect(await beats()).toBe(0);
    await store.transaction((tx) => tx.updateTable("outbox").set({ state: "sent" }).execute());
    expect(await beats()).toBe(6);
  });

  test("B8. stops while nothing can be stored, and comes back", async () => {
    expect(await beats()).toBeGreaterThanOrEqual(6);
    able = false;
    expect(await beats()).toBe(0);
    able = true;
    expect(await beats()).toBe(6);
  });

  test("B8. goes on while a stranger's mistyped domain puts off their receipt", async () => {
    await queue("receipt");
    await putOff();
    await clock.pass(20 * minute);
    expect(await beats()).toBe(6);
  });

  test("89. where both ways to the owner are down it stops, and the log and the metric say so", async () => {
    const chat = await startChat();
    chat.answer(500);
    const logged: object[] = [];
    const { dataDir } = database.settings;
    const watch = createAlertWatch({
      store,
      clock,
      dataDir,
      mailFrom: "website@site.test",
      channels: [{ kind: "webhook", url: chat.url }],
      log: { error: (details, message) => logged.push({ ...details, message }) },
    });
    watch.start();
    await queue("enquiry");
    await clock.pass(20 * minute, 2);
    const before = monitor.asked();
    await clock.pass(30 * minute, 2);
    await watch.stop();
    await chat.close();
    expect(monitor.asked()).toBe(before);
    expect(logged).toContainEqual({
      channel: "webhook",
      error: "Error",
      message: "alerts: ALERT_URL did not take it",
    });
    const metrics = createMetrics({ store, clock, dataDir, log: { warn: () => {} } });
    expect(await metrics.text()).toContain('site_alerts{what="mail-waiting"} 1');
  });
});
