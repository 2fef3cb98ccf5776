import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ownerAlerts as words } from "../../../content/owner-alerts.ts";
import type { PeriodicTask } from "../../periodic-task.ts";
import { noteJobRun } from "../../store/job-runs.ts";
import type { AlertName } from "../../store/schema.ts";
import { openStore, type Store } from "../../store/store.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { createOwnerFixture, type OwnerFixture } from "../../testing/fixtures/owner-fixture.ts";
import { createAlertWatch } from "./alert-watch.ts";

const minute = 60_000;
const hour = 60 * minute;
/** A Tuesday, 09:00 in Sydney. */
const start = Temporal.ZonedDateTime.from("2026-11-24T09:00[Australia/Sydney]").epochMilliseconds;
const subjectOf = (what: AlertName) => words.subject.replace("{title}", words.what[what].title);

describe.each(eitherDatabase)("on %s", (kind) => {
  let fixture: OwnerFixture;
  const tasks: PeriodicTask[] = [];
  const stores: Store[] = [];
  beforeEach(async () => {
    fixture = await createOwnerFixture(kind, start);
  });
  afterEach(async () => {
    for (const task of tasks.splice(0)) await task.stop();
    for (const store of stores.splice(0)) await store.close();
    await fixture.tearDown();
  });

  async function watch({ servers = 1, everyMs = hour } = {}): Promise<void> {
    await fixture.serve(1, everyMs);
    for (let count = 0; count < servers; count += 1) {
      const store = await openStore(fixture.database.settings);
      stores.push(store);
      const task = createAlertWatch({
        store,
        clock: fixture.clock,
        settings: {
          dataDir: fixture.database.settings.dataDir,
          siteUrl: "https://site.test",
          trustProxy: ["127.0.0.1"],
          mailFrom: "website@site.test",
        },
        log: { error: (details, message) => fixture.log.push({ level: "error", details, message }) },
        everyMs,
      });
      tasks.push(task);
      task.start();
    }
  }
  const pass = (ms: number) => fixture.clock.pass(ms, 2 + tasks.length);
  const inbox = async () =>
    Promise.all(
      fixture.smtp.received.map(async ({ raw }) => {
        const { subject, date, text: words = "" } = await PostalMime.parse(raw);
        return { subject, after: Math.floor((new Date(date ?? 0).getTime() - start) / hour), words };
      }),
    );
  /** After how many hours. */
  const told = async (what: AlertName) =>
    (await inbox()).filter(({ subject }) => subject === subjectOf(what)).map(({ after }) => after);
  const noteBackup = () => noteJobRun(fixture.store, "backup", fixture.clock.now());

  test("92. B7. what needs the owner is told when it begins and daily while it lasts, whichever server sees it", async () => {
    await noteBackup();
    await watch({ servers: 2 });
    await pass(100 * hour);
    expect(await told("backup")).toEqual([51, 75, 99]);
    await noteBackup();
    await pass(50 * hour);
    expect(await told("backup")).toHaveLength(3);
    await pass(2 * hour);
    expect(await told("backup")).toHaveLength(4);
  });

  test("B7. what comes and goes is told once an hour at most", async () => {
    await watch({ everyMs: minute });
    for (let times = 0; times < 6; times += 1) {
      await noteJobRun(fixture.store, "backup", 0);
      await pass(10 * minute);
      await noteBackup();
      await pass(10 * minute);
    }
    expect(await told("backup")).toEqual([0, 1]);
  });

  test("B7. what was over before mail went out again is not told, and of what lasts one email says all", async () => {
    await noteBackup();
    await watch();
    await pass(50 * hour);
    fixture.smtp.follow({ rcpt: () => 451 });
    await pass(2 * hour);
    await noteBackup();
    await pass(2 * hour);
    fixture.smtp.follow({});
    await pass(6 * hour);
    expect(await told("backup")).toEqual([]);
    expect((await fixture.rows()).map(({ state }) => state)).not.toContain("waiting");

    fixture.smtp.follow({ rcpt: () => 451 });
    await pass(80 * hour);
    fixture.smtp.follow({});
    await pass(6 * hour);
    expect(await told("backup")).toHaveLength(1);
  });

  test("B7. what is told leads to what can be done, before it names a command", async () => {
    await watch({ everyMs: hour / 4 });
    fixture.smtp.follow({ rcpt: () => "552 5.2.2" });
    await fixture.write();
    await pass(hour);
    fixture.smtp.follow({});
    await pass(24 * hour);
    const mail = (await inbox()).find(({ subject }) => subject === subjectOf("mail-lost"));
    const order = ["/owner/send-again?token=", "npm run site"].map((part) => mail?.words.indexOf(part));
    expect(order).toEqual(order.toSorted((a = 0, b = 0) => a - b));
    expect(order).not.toContain(-1);
  });
});
