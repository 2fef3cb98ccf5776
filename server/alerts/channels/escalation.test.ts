import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ownerAlerts as words } from "../../../content/owner-alerts.ts";
import { enqueue } from "../../mail/outbox/enqueue.ts";
import type { PeriodicTask } from "../../periodic-task.ts";
import { noteJobRun } from "../../store/job-runs.ts";
import type { AlertName, OutboxState } from "../../store/schema.ts";
import { openStore, type Store } from "../../store/store.ts";
import { StoreUnavailable } from "../../store/unavailable.ts";
import { startChat } from "../../testing/chat.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { fakeClock } from "../../testing/faked-clock.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { alertMail } from "../alert-mail.ts";
import { createAlertWatch } from "../alert-watch.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** A Tuesday, 09:00 in Sydney. */
const start = Temporal.ZonedDateTime.from("2026-11-24T09:00[Australia/Sydney]").epochMilliseconds;
const begun = (what: AlertName) => words.subject.begun.replace("{title}", words.what[what].title);
const over = (what: AlertName) => words.subject.over.replace("{title}", words.what[what].title);

describe.each(eitherDatabase)("ALERT_URL, on %s", (kind) => {
  let database: TestDatabase;
  let store: Store;
  let clock: ReturnType<typeof fakeClock>;
  let chat: Awaited<ReturnType<typeof startChat>>;
  let log: unknown[];
  let tasks: PeriodicTask[];
  beforeEach(async () => {
    database = await createTestDatabase(kind);
    store = await openStore(database.settings);
    clock = fakeClock(start);
    chat = await startChat();
    [log, tasks] = [[], []];
  });
  afterEach(async () => {
    for (const task of tasks) await task.stop();
    await chat.close();
    await store.close();
    await database.remove();
  });

  function watch({ ready = store.ready, everyMs = 5 * minute } = {}): void {
    const task = createAlertWatch({
      store: { ...store, ready },
      clock,
      dataDir: database.settings.dataDir,
      mailFrom: "website@site.test",
      channels: [{ kind: "webhook", url: chat.url }],
      log: { error: (details, message) => log.push({ ...details, message }) },
      everyMs,
    });
    tasks.push(task);
    task.start();
  }
  const pass = (ms: number) => clock.pass(ms, tasks.length);
  const titles = (what: AlertName) =>
    chat.texts.map((text) => text.split("\n")[0]).filter((title) => title?.includes(words.what[what].title));
  const missBackup = () => noteJobRun(store, "backup", start - 50 * hour);
  const backUp = () => noteJobRun(store, "backup", clock.now());
  /** What becomes of every email that is there. */
  const mailsAre = (state: OutboxState) =>
    store.db.updateTable("outbox").set({ state, sent_at: clock.now() }).execute();
  const alertMails = async (what: AlertName) =>
    (await store.db.selectFrom("outbox").select("id").where("subject_id", "=", `alert ${what}`).execute())
      .length;
  const queueEnquiry = () =>
    store.transaction((tx) =>
      enqueue(tx, { kind: "enquiry", subjectId: "a", now: clock.now(), messageIdDomain: "site.test" }),
    );

  test("B7. is told what no email tells, by one of two servers, once a day, and once that it is over", async () => {
    await missBackup();
    watch({ everyMs: hour / 2 });
    watch({ everyMs: hour / 2 });
    await pass(hour);
    expect(titles("backup")).toEqual([begun("backup")]);
    await pass(day + hour);
    expect(titles("backup")).toEqual([begun("backup"), begun("backup")]);
    expect(await alertMails("backup")).toBe(1);
    await backUp();
    await pass(hour);
    expect(titles("backup").slice(2)).toEqual([over("backup")]);
  });

  test("B7. is told nothing that an email has told", async () => {
    await missBackup();
    watch();
    await pass(5 * minute);
    await mailsAre("sent");
    await pass(6 * hour);
    await backUp();
    await pass(10 * minute);
    expect(chat.texts).toEqual([]);
  });

  test.each(["refused", "dead"] as const)(
    "B7. is told what an email should have that is %s",
    async (state) => {
      await missBackup();
      watch();
      await pass(5 * minute);
      await mailsAre(state);
      await pass(5 * minute);
      expect(titles("backup")).toEqual([begun("backup")]);
    },
  );

  test("B7. rings at night for what can’t wait alone, and for nothing that is over", async () => {
    // 20:40
    await clock.pass(12 * hour - 20 * minute, 0);
    await missBackup();
    watch({ everyMs: 10 * minute });
    await pass(10 * minute);
    await mailsAre("refused");
    await queueEnquiry();
    await pass(hour);
    expect(titles("mail-waiting")).toEqual([begun("mail-waiting")]);
    await mailsAre("sent");
    await pass(10 * minute);
    await mailsAre("sent");
    // 06:50
    await pass(9 * hour - 10 * minute);
    expect(chat.texts).toHaveLength(1);
    await pass(20 * minute);
    expect(titles("mail-waiting").slice(1)).toEqual([over("mail-waiting")]);
  });

  test("89. that does not take it is asked again, less and less often, until it does, also after a restart", async () => {
    await missBackup();
    watch();
    chat.answer(500);
    await pass(2 * hour);
    const asked = titles("backup").length;
    expect(asked).toBeGreaterThan(4);
    expect(asked).toBeLessThan(9);
    expect(log).toContainEqual(expect.objectContaining({ message: "alerts: ALERT_URL did not take it" }));
    chat.answer(200);
    for (const task of tasks.splice(0)) await task.stop();
    watch();
    await pass(3 * hour);
    expect(titles("backup")).toHaveLength(asked + 1);
  });

  test("B7. is told of nothing more often than once an hour, though it comes and goes", async () => {
    watch();
    for (let round = 0; round < 6; round += 1) {
      await missBackup();
      await pass(10 * minute);
      await backUp();
      await pass(5 * minute);
    }
    expect(titles("backup")).toEqual([begun("backup"), over("backup"), begun("backup"), over("backup")]);
  });

  test("B7. an issue that waits is told by the newsletter first; by ALERT_URL where that email is stuck, and daily by the alert, with its links", async () => {
    const thursday = "2026-11-19";
    await store.transaction(async (tx) => {
      const issue = { thursday, slug: "a", title: "A", state: "paused", due_at: start } as const;
      await tx.insertInto("newsletter_issues").values(issue).execute();
      const notice = { kind: "notice", subjectId: `paused ${thursday}` } as const;
      await enqueue(tx, { ...notice, now: start, messageIdDomain: "site.test" });
    });
    await mailsAre("refused");
    watch();
    await pass(10 * minute);
    expect(titles("issue")).toEqual([begun("issue")]);
    expect(await alertMails("issue")).toBe(0);
    for (const task of tasks.splice(0)) await task.stop();
    await clock.pass(day, 0);
    watch();
    await pass(5 * minute);
    expect(await alertMails("issue")).toBe(1);
    const links = { siteUrl: "https://site.test", secret: "a secret of 32 characters", now: clock.now() };
    const facts = { messageId: "<a@b>", mailFrom: "a@b", contactTo: "a@b", date: clock.now() };
    const mail = await alertMail(store.db, "issue", links, facts, database.settings.dataDir);
    expect(mail).toMatchObject({
      text: expect.stringMatching(/resume-issue\?[\s\S]*stop-issue\?/),
    });
  });

  test("of several issues that wait, each link says for which it is", async () => {
    const thursdays = { a: "2026-11-12", b: "2026-11-19" };
    await store.transaction(async (tx) => {
      for (const [slug, thursday] of Object.entries(thursdays)) {
        const issue = { thursday, slug, title: slug, state: "held", due_at: start } as const;
        await tx.insertInto("newsletter_issues").values(issue).execute();
      }
    });
    watch();
    await pass(10 * minute);
    const links = {
      siteUrl: "https://site.test",
      secret: "a secret of 32 characters",
      now: clock.now() + day,
    };
    const facts = { messageId: "<a@b>", mailFrom: "a@b", contactTo: "a@b", date: clock.now() };
    const mail = await alertMail(store.db, "issue", links, facts, database.settings.dataDir);
    for (const [slug, thursday] of Object.entries(thursdays))
      expect(mail).toMatchObject({
        text: expect.stringMatching(new RegExp(`\\(${slug}\\):\\n\\S+resume-issue\\.${thursday}`)),
        html: expect.stringContaining(`(${slug})`),
      });
  });

  describe("and a database that can’t store", () => {
    let able: boolean;
    const ready = () => (able ? Promise.resolve() : Promise.reject(new StoreUnavailable("no room")));
    beforeEach(() => {
      able = false;
    });

    test("B7. is told when it can’t twice in a row, daily, and once it can, by day", async () => {
      watch({ ready });
      await pass(5 * minute);
      expect(titles("store")).toEqual([]);
      await pass(10 * minute);
      expect(chat.texts).toEqual([expect.stringContaining("no room")]);
      await pass(day);
      expect(titles("store")).toEqual([begun("store"), begun("store")]);
      // 22:00
      await pass(13 * hour);
      able = true;
      await pass(8 * hour);
      expect(titles("store")).toHaveLength(2);
      await pass(2 * hour);
      expect(titles("store").slice(2)).toEqual([over("store")]);
    });

    test("B7. that comes and goes is told of once an hour", async () => {
      watch({ ready });
      for (let round = 0; round < 6; round += 1) {
        await pass(10 * minute);
        able = !able;
      }
      expect(titles("store")).toEqual([begun("store"), over("store")]);
    });

    test("89. is told again until it is taken", async () => {
      chat.answer(500);
      watch({ ready });
      await pass(20 * minute);
      chat.answer(200);
      const asked = chat.texts.length;
      await pass(12 * hour);
      expect(chat.texts).toHaveLength(asked + 1);
    });
  });
});
