import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ownerAlerts as words } from "../../content/owner-alerts.ts";
import { localTime } from "../mail/layout/local-time.ts";
import type { PeriodicTask } from "../periodic-task.ts";
import { noteJobRun } from "../store/job-runs.ts";
import type { AlertName } from "../store/schema.ts";
import { openStore, type Store } from "../store/store.ts";
import { startChat } from "../testing/chat.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createOwnerFixture, type OwnerFixture } from "../testing/fixtures/owner-fixture.ts";
import { createAlertWatch } from "./alert-watch.ts";
import { type AlertChannel, parseAlertChannels } from "./channels/alert-channel.ts";
import { noteSecret } from "./secret-change.ts";
import { silenceAlert, tellAlertAgain } from "./silence-alert.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** A Tuesday, 09:00 in Sydney. */
const start = Temporal.ZonedDateTime.from("2026-11-24T09:00[Australia/Sydney]").epochMilliseconds;
const begun = (what: AlertName) => words.subject.begun.replace("{title}", titleOf(what));
const over = (what: AlertName) => words.subject.over.replace("{title}", titleOf(what));
const isOf = (what: AlertName, subject = "") => subject.includes(titleOf(what));
const titleOf = (what: AlertName) => words.what[what].title;

describe.each(eitherDatabase)("on %s", (kind) => {
  let fixture: OwnerFixture;
  let chat: Awaited<ReturnType<typeof startChat>>;
  const tasks: PeriodicTask[] = [];
  const stores: Store[] = [];
  beforeEach(async () => {
    fixture = await createOwnerFixture(kind, start);
    chat = await startChat();
  });
  afterEach(async () => {
    for (const task of tasks.splice(0)) await task.stop();
    for (const store of stores.splice(0)) await store.close();
    await chat.close();
    await fixture.tearDown();
  });

  async function watch({
    servers = 1,
    channels = [] as readonly AlertChannel[],
    everyMs = 5 * minute,
  } = {}): Promise<void> {
    await fixture.serve(1, everyMs);
    for (let count = 0; count < servers; count += 1) {
      const store = await openStore(fixture.database.settings);
      stores.push(store);
      const { dataDir } = fixture.database.settings;
      const task = createAlertWatch({
        store,
        clock: fixture.clock,
        dataDir,
        mailFrom: "website@site.test",
        channels,
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
        return { subject, after: (new Date(date ?? 0).getTime() - start) / hour, words };
      }),
    );
  const noteBackup = () => noteJobRun(fixture.store, "backup", fixture.clock.now());
  const webhook = (): AlertChannel[] => [{ kind: "webhook", url: chat.url }];

  test("92. B7. what needs the owner is told once, daily while it lasts, and once when it is over, whichever server sees it", async () => {
    await noteBackup();
    await watch({ servers: 2, everyMs: hour });
    await pass(52 * hour);
    expect((await inbox()).map(({ subject }) => subject)).toEqual([begun("backup")]);
    await pass(48 * hour);
    await noteBackup();
    await pass(24 * hour);
    const mails = await inbox();
    expect(mails.map(({ subject }) => subject)).toEqual([
      begun("backup"),
      begun("backup"),
      begun("backup"),
      over("backup"),
    ]);
    expect(mails.map(({ after }) => Math.floor(after))).toEqual([51, 75, 99, 101]);
  });

  test("88, 90. B7, B9. that mail does not go out is told by another way within 16 minutes, and that it does again by mail", async () => {
    await watch({ channels: webhook(), everyMs: minute });
    fixture.smtp.follow({ rcpt: () => 451 });
    await fixture.write({ name: "Canary", email: "canary@example.org", message: "canary words" });
    await pass(15 * minute);
    expect(chat.texts).toEqual([]);
    await pass(minute);
    expect(chat.texts).toEqual([expect.stringContaining(begun("mail-waiting"))]);
    fixture.smtp.follow({});
    await pass(40 * minute);
    expect((await inbox()).map(({ subject }) => subject)).toEqual([
      "Enquiry from Canary",
      over("mail-waiting"),
    ]);
    expect(chat.texts.slice(1)).toEqual([over("mail-waiting")]);
    expect(chat.texts.join() + JSON.stringify(fixture.log)).not.toMatch(/canary/i);
  });

  test("93. that the owner’s mailbox is full is told by another way", async () => {
    await watch({ channels: webhook(), everyMs: hour / 4 });
    fixture.smtp.follow({ rcpt: () => "552 5.2.2" });
    await fixture.write();
    await pass(hour);
    expect(chat.texts[0]).toContain(begun("mail-lost"));
    fixture.smtp.follow({});
    await pass(3 * 24 * hour);
    expect(chat.texts.filter((text) => text.includes(begun("mail-lost")))).toHaveLength(4);
  });

  test("B7. what can wait is not told at night", async () => {
    await noteBackup();
    // 50 hours later it is 23:00.
    await fixture.clock.pass(12 * hour, 0);
    await noteBackup();
    await watch({ everyMs: hour / 2 });
    await pass(62 * hour);
    const [mail] = await inbox();
    expect(mail?.subject).toBe(begun("backup"));
    // Friday, 07:00.
    expect(Math.floor(mail?.after ?? 0)).toBe(70);
  });

  test("B7. that it is over is told by day, too", async () => {
    await noteBackup();
    await watch({ everyMs: hour });
    // 23:00
    await pass(62 * hour);
    await noteBackup();
    await pass(7 * hour);
    expect((await inbox()).map(({ subject }) => subject)).toEqual([begun("backup")]);
    await pass(3 * hour);
    const [, mail] = await inbox();
    expect(mail?.subject).toBe(over("backup"));
    expect(mail?.words).toContain(`Until: ${localTime(start + 63 * hour)}`);
  });

  test("B7. what was over before mail went out again is told of neither way", async () => {
    await noteBackup();
    await watch({ everyMs: hour });
    await pass(50 * hour);
    fixture.smtp.follow({ rcpt: () => 451 });
    await pass(2 * hour);
    await noteBackup();
    await pass(2 * hour);
    fixture.smtp.follow({});
    await pass(6 * hour);
    expect(await inbox()).toEqual([]);
    expect((await fixture.rows()).map(({ state }) => state)).not.toContain("waiting");
  });

  test("B7. what is told by mail leads to what can be done and to silence, before it names a command", async () => {
    await watch({ channels: webhook(), everyMs: hour / 4 });
    fixture.smtp.follow({ rcpt: () => "552 5.2.2" });
    await fixture.write();
    await pass(hour);
    fixture.smtp.follow({});
    await fixture.store.transaction((tx) =>
      tx.updateTable("outbox").set({ state: "waiting", due_at: 0 }).where("kind", "=", "notice").execute(),
    );
    await pass(hour);
    const [mail] = await inbox();
    expect(mail?.subject).toBe(begun("mail-lost"));
    const order = ["/owner/send-again?token=", "/owner/quiet?token=", "npm run site"].map((part) =>
      mail?.words.indexOf(part),
    );
    expect(order).toEqual(order.toSorted((a = 0, b = 0) => a - b));
    expect(order).not.toContain(-1);
    expect(chat.texts.join()).not.toContain("token=");
  });

  test("B7. an alert that the owner has silenced is told nowhere for seven days, be it over and back; then again", async () => {
    await watch({ channels: webhook(), everyMs: hour });
    fixture.smtp.follow({ rcpt: () => "552 5.2.2" });
    await fixture.write();
    await pass(3 * hour);
    expect(chat.texts).toHaveLength(1);
    fixture.smtp.follow({});
    expect(await silenceAlert(fixture.store, "mail-lost", fixture.clock.now())).toBe(true);
    expect(await silenceAlert(fixture.store, "mail-lost", fixture.clock.now())).toBe(false);
    const lost = (state: "refused" | "sent") =>
      fixture.store.transaction((tx) =>
        tx.updateTable("outbox").set({ state }).where("kind", "=", "enquiry").execute(),
      );
    await pass(2 * day);
    await lost("sent");
    await pass(day);
    await lost("refused");
    await pass(4 * day - 2 * hour);
    expect(chat.texts).toHaveLength(1);
    expect((await inbox()).filter(({ subject }) => isOf("mail-lost", subject))).toEqual([]);
    await pass(4 * hour);
    expect(chat.texts.slice(1)).toEqual([expect.stringContaining(begun("mail-lost"))]);
    expect((await inbox()).filter(({ subject }) => isOf("mail-lost", subject))).toHaveLength(1);
  });

  test("B7. who wants to hear of it after all is told on the next day", async () => {
    await noteBackup();
    await watch({ everyMs: hour / 2 });
    await pass(52 * hour);
    await silenceAlert(fixture.store, "backup", fixture.clock.now());
    await pass(2 * day);
    expect(await inbox()).toHaveLength(1);
    expect(await tellAlertAgain(fixture.store, "backup", fixture.clock.now())).toBe(true);
    expect(await tellAlertAgain(fixture.store, "backup", fixture.clock.now())).toBe(false);
    await pass(2 * hour);
    expect(await inbox()).toHaveLength(2);
  });

  test("67. B7. another SECRET is told once, and not that it is over", async () => {
    for (const secret of ["the secret of before, of 32 letters", "the secret of now, also of 32 letters"])
      await noteSecret(fixture.store, { secret, secretBefore: null, now: start });
    await watch({ everyMs: hour });
    await pass(10 * day);
    const subjects = (await inbox()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => isOf("secret", subject))).toEqual([begun("secret")]);
  });

  test("B4. B7. an enquiry that passes 24 hours without an answer is told of by day, and named to nobody but in its reminder", async () => {
    await watch({ everyMs: hour / 4 });
    await fixture.write({ name: "Canary" });
    await pass(25 * hour);
    const mails = await inbox();
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Enquiry from Canary",
      "Re: Enquiry from Canary",
      begun("unanswered"),
    ]);
    expect(mails[2]?.words).not.toContain("Canary");
  });
});

test.each([
  ["https://hooks.test/a?b=c", [{ kind: "webhook", url: "https://hooks.test/a?b=c" }]],
  ["ntfy+https://ntfy.test/topic", [{ kind: "ntfy", url: "https://ntfy.test/topic" }]],
  [
    "smtps://u:p@mail.test?to=me@home.test, https://b.test/",
    [
      { kind: "smtp", url: "smtps://u:p@mail.test", to: "me@home.test" },
      { kind: "webhook", url: "https://b.test/" },
    ],
  ],
  ["smtps://u:p@mail.test", null],
  ["ftp://mail.test", null],
  ["", null],
])("ALERT_URL %s", (text, channels) => {
  expect(parseAlertChannels(text)).toEqual(channels);
});
