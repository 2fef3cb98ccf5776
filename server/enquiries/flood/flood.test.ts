import PostalMime, { type Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ownerAlerts } from "../../../content/owner-alerts.ts";
import { ownerNotices } from "../../../content/owner-notices.ts";
import { createAlertWatch } from "../../alerts/alert-watch.ts";
import { findAlerts } from "../../alerts/find-alerts.ts";
import { outboxStatus, sendLostAgain } from "../../mail/outbox/outbox-queries.ts";
import type { PeriodicTask } from "../../periodic-task.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { createOwnerFixture, type OwnerFixture } from "../../testing/fixtures/owner-fixture.ts";
import { markAnswered } from "../answers/mark-answered.ts";

const minute = 60_000;
/** A Tuesday, 09:00 in Sydney. */
const start = Temporal.ZonedDateTime.from("2026-11-24T09:00[Australia/Sydney]").epochMilliseconds;

describe.each(eitherDatabase)("on %s", (kind) => {
  let fixture: OwnerFixture;
  let watch: PeriodicTask | null = null;

  beforeEach(async () => {
    fixture = await createOwnerFixture(kind, start, { ENQUIRY_EMAILS_PER_HOUR: "6" });
  });
  afterEach(async () => {
    await watch?.stop();
    watch = null;
    await fixture.tearDown();
  });

  const inbox = (): Promise<Email[]> =>
    Promise.all(fixture.smtp.received.map(({ raw }) => PostalMime.parse(raw)));
  const writeMany = async (first: number, last: number, message = "A till, please.") => {
    for (let count = first; count <= last; count += 1) {
      const email = `visitor-${count}@example.org`;
      // The same long text from many addresses would be spam.
      await fixture.write({ name: `Visitor ${count}`, email, message: `${count}: ${message}` });
    }
  };
  const digestOf = (count: number) => ownerNotices.flood.subject.more.replace("{count}", String(count));
  const isAbout = (count: number) => (mail: Email) => mail.subject === `Enquiry from Visitor ${count}`;

  test("105. of a flood the first are an email each, and of the others one tells every ten minutes, whichever server does it", async () => {
    await fixture.serve(2, minute);
    await fixture.pass(3 * minute);
    await writeMany(1, 60);
    await fixture.pass(6 * minute);
    expect(await inbox()).toHaveLength(6);
    await fixture.pass(4 * minute);
    await writeMany(61, 65);
    await fixture.pass(30 * minute);
    const [first, second, ...more] = (await inbox()).slice(6);
    expect(more).toEqual([]);
    expect(first?.subject).toBe(digestOf(54));
    for (const part of [first?.text, first?.html]) {
      expect(new Set(part?.match(/visitor-\d+@example.org/g))).toHaveLength(50);
      expect(part).toContain(ownerNotices.flood.more.replace("{count}", "4"));
    }
    expect(second?.subject).toBe(digestOf(5));
    expect(second?.text).toContain("Visitor 65");
  });

  test("105. once fewer come, each has an email of its own again, and spam counts for nothing", async () => {
    await fixture.serve(1, minute);
    for (let count = 0; count < 10; count += 1) {
      await fixture.write({ email: `spam-${count}@example.org`, honeypot: true });
    }
    await writeMany(1, 7);
    await fixture.pass(61 * minute);
    await writeMany(8, 8);
    await fixture.pass(minute);
    const subjects = (await inbox()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(8);
    expect(subjects[6]).toBe(ownerNotices.flood.subject.one);
    expect(subjects[7]).toBe("Enquiry from Visitor 8");
  });

  test("105. at the owner’s word each of them comes whole, once", async () => {
    await fixture.serve(1, minute);
    await writeMany(1, 8, `Long ${"words ".repeat(100)}end.`);
    await fixture.pass(11 * minute);
    const digest = (await inbox())[6];
    expect(digest?.text).not.toContain("end.");
    const link = /https:\S+\/owner\/send-each\?\S+/.exec(digest?.text ?? "")?.[0] ?? "";
    await fixture.press(link);
    await fixture.press(link);
    await fixture.pass(11 * minute);
    const whole = (await inbox()).slice(7);
    expect(whole).toHaveLength(2);
    for (const [index, mail] of whole.entries()) {
      expect(isAbout(7 + index)(mail)).toBe(true);
      expect(mail.text).toContain("end.");
    }
  });

  test("B1. all that a flood’s email tells of is noted as answered at once, and taken back at once", async () => {
    await fixture.serve(1, minute);
    await writeMany(1, 9);
    await fixture.pass(11 * minute);
    const link = /https:\S+\/owner\/answered-all\?\S+/.exec((await inbox())[6]?.text ?? "")?.[0] ?? "";
    const answered = async () => {
      const { db } = fixture.store;
      return (await db.selectFrom("enquiries").select("id").where("answered_by", "=", "link").execute())
        .length;
    };
    const own = await fixture.store.db
      .selectFrom("enquiries")
      .select("id")
      .where("digest_at", "is not", null)
      .execute();
    await markAnswered(fixture.store, own[0]?.id ?? "", { by: "link", now: fixture.clock.now() });
    await fixture.pass(minute);
    const undo = await fixture.press(link);
    expect(await answered()).toBe(3);
    expect(await fixture.press(link)).toBeNull();
    await fixture.press(`https://site.test${undo}`);
    expect(await answered()).toBe(1);
  });

  test("105. a new enquiry passes those that the owner had sent one by one, and the flood lasts as long as it does", async () => {
    await fixture.serve(1, minute);
    await writeMany(1, 20);
    await fixture.pass(11 * minute);
    const digest = (await inbox())[6];
    await fixture.stop();
    await fixture.press(/https:\S+\/owner\/send-each\?\S+/.exec(digest?.text ?? "")?.[0] ?? "");
    const { store, clock, database } = fixture;
    const { dataDir } = database.settings;
    const settings = { dataDir, siteUrl: "http://site.test", trustProxy: [] };
    const alerts = await findAlerts(store.db, { ...settings, now: clock.now() });
    expect(alerts.map(({ what }) => what)).toContain("enquiries");
    await fixture.pass(3_000);
    const waiting = async () => (await fixture.rows()).filter(({ state }) => state === "waiting");
    expect(await waiting()).toHaveLength(14);
    const { id } = await fixture.queue("new");
    const order = (await waiting()).toSorted((one, other) => one.created_at - other.created_at);
    expect(order.findIndex((row) => row.id === id)).toBeLessThan(5);
  });

  test("105. whatever strangers write, the email of a flood is under 100 KB, and their words are one line each", async () => {
    await fixture.serve(1, minute);
    await writeMany(1, 70, `Hi\n\nSend me each:\nhttps://evil.test/ ${"字".repeat(600)}`);
    await fixture.pass(11 * minute);
    const { raw } = fixture.smtp.received[6] ?? { raw: "" };
    expect(raw.length).toBeGreaterThan(10_000);
    expect(raw.length).toBeLessThan(100_000);
    expect((await PostalMime.parse(raw)).text).toContain(": Hi Send me each: https://evil.test/");
  });

  test("105. a digest that the mail server refuses is lost, and sent again at the owner’s word", async () => {
    await fixture.serve(1, minute);
    await writeMany(1, 8);
    await fixture.pass(minute);
    fixture.smtp.follow({ rcpt: () => "552 5.2.2" });
    await fixture.pass(11 * minute);
    const { store, clock } = fixture;
    expect((await outboxStatus(store.db, clock.now())).lost.refused).toBe(1);
    fixture.smtp.follow({});
    await sendLostAgain(store, { until: clock.now(), now: clock.now() });
    await fixture.pass(2 * minute);
    expect((await inbox()).at(-1)?.subject).toBe(digestOf(2));
    expect((await outboxStatus(store.db, clock.now())).lost.refused).toBe(0);
  });

  test("105. that a flood began is told once", async () => {
    await fixture.serve(1, minute);
    const { store, clock } = fixture;
    const { dataDir } = fixture.database.settings;
    watch = createAlertWatch({
      store,
      clock,
      settings: { dataDir, siteUrl: "http://site.test", trustProxy: [], mailFrom: "website@site.test" },
      log: { error: () => {} },
    });
    watch.start();
    await writeMany(1, 20);
    await clock.pass(30 * minute, 3);
    await writeMany(21, 30);
    await clock.pass(2 * 60 * minute, 3);
    const { title } = ownerAlerts.what.enquiries;
    const told = (await inbox()).map(({ subject }) => subject).filter((subject) => subject?.includes(title));
    expect(told).toEqual([ownerAlerts.subject.replace("{title}", title)]);
  });
});
