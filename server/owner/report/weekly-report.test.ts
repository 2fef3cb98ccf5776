import { describe, expect, test } from "vitest";
import { ownerNotices } from "../../../content/owner-notices.ts";
import { hourMs as hour } from "../../durations.ts";
import { markAnswered } from "../../enquiries/answers/mark-answered.ts";
import { noteJobRun } from "../../store/job-runs.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { people, subscribe } from "../../testing/fixtures/issue-fixture.ts";
import { createOwnerFixture } from "../../testing/fixtures/owner-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";

const words = ownerNotices.week;
const inSydney = (text: string) => Temporal.ZonedDateTime.from(`${text}[Australia/Sydney]`).epochMilliseconds;
const friday = inSydney("2026-11-27T09:00");

describe.each(eitherDatabase)("R-INBOX-6. on %s", (kind) => {
  const fixture = eachTest(() => createOwnerFixture(kind, friday));

  const reports = async () => {
    const mails = await fixture.smtp.inbox();
    return mails
      .filter(({ subject = "" }) => [words.subject.one, more(0), more(5)].includes(subject))
      .map(({ subject, date, text = "" }) => ({ subject, at: new Date(date ?? 0).getTime(), text }));
  };
  const more = (count: number) => words.subject.more.replace("{count}", String(count));
  const fact = (name: string, value: string) => new RegExp(`^${name}: +${RegExp.escape(value)}$`, "m");

  const madeAt = (applied_at: number) =>
    fixture.store.transaction((tx) => tx.updateTable("migrations").set({ applied_at }).execute());

  test("a site that first started this Monday sends no report", async () => {
    await madeAt(inSydney("2026-11-30T08:01"));
    await fixture.serve(1, hour / 2);
    await fixture.pass(4 * 24 * hour);
    expect(await reports()).toEqual([]);
  });

  test("85. 92. the report is sent on Monday at 08:00, once across two servers, even after an empty week", async () => {
    await madeAt(friday);
    await fixture.serve(2, 6 * hour);
    const names = ["Ann", "Bea", "Dan", "Ben", "Cleo\n\u202e=HYPERLINK(1)<a href=x>"];
    for (const name of names) await fixture.write({ name });
    await fixture.write({ email: "spam@example.org", honeypot: true });
    await subscribe(fixture.store, people(2), { confirmed_at: friday + 1 });
    const gone = ["ada", "ben", "eva"].map((name) => `${name}@example.org`);
    const lastMonth = { confirmed_at: friday - 30 * 24 * hour };
    await subscribe(fixture.store, gone, { ...lastMonth, left_at: friday + 1 });
    await subscribe(fixture.store, ["zoe@example.org"], { ...lastMonth, left_at: friday - 6 * 24 * hour });
    await noteJobRun(fixture.store, "backup", friday);
    const frozen = { state: "ended", due_at: friday, frozen_at: friday } as const;
    const ended = (title: string, thursday: string, sent: number) => ({
      ...frozen,
      title,
      slug: title,
      thursday,
      sent,
    });
    const issues = [
      ended("Ice", "2026-11-12", 7),
      ended("Jade", "2026-11-26", 4),
      ended("Iron", "2026-11-19", 5),
    ];
    await fixture.store.transaction((tx) => tx.insertInto("newsletter_issues").values(issues).execute());
    const { db } = fixture.store;
    for (const [name, by, hours] of [
      ["Ann", "link", 2],
      ["Bea", "command", 1],
      ["Dan", "not-needed", 9],
    ] as const) {
      const { id } = await db
        .selectFrom("enquiries")
        .select("id")
        .where("name", "=", name)
        .executeTakeFirstOrThrow();
      await markAnswered(fixture.store, { id }, { by, now: friday + hours * hour });
    }
    for (const monday of ["2026-11-30", "2026-12-07", "2026-12-14"]) {
      if (monday === "2026-12-14") await fixture.write();
      await fixture.pass(inSydney(`${monday}T07:00`) - fixture.clock.now());
      await fixture.stop();
      await fixture.serve(2, hour / 2);
      await fixture.pass(2 * hour);
      await fixture.stop();
      await fixture.serve(2, 6 * hour);
    }
    const [report, next, last, ...others] = await reports();
    expect(others).toEqual([]);
    expect(report?.subject).toBe(more(5));
    expect(report?.at).toBeGreaterThanOrEqual(inSydney("2026-11-30T08:00"));
    expect(report?.at).toBeLessThanOrEqual(inSydney("2026-11-30T08:30"));
    const answered = words.inTime
      .replace("{inTime}", "2")
      .replace("{answered}", "2")
      .replace("{slowest}", "2 hours");
    for (const expected of [
      fact(words.facts.enquiries, "5 (0)"),
      fact(words.facts.answered, answered),
      fact(words.facts.waiting, "Ben, Cleo =HYPERLINK(1)<a href=x>"),
      fact(words.facts.quarantined, "1 (0)"),
      fact(words.facts.subscribers, "2"),
      fact(words.facts.joined, "2 (0)"),
      fact(words.facts.left, "3 (1)"),
      fact(words.facts.issue, "Jade (4)"),
      // The report itself.
      fact(words.facts.undelivered, "1"),
      fact(words.facts.broken, "2026-12-31-dns.md:6 has a mistake"),
    ]) {
      expect(report?.text).toMatch(expected);
    }
    expect(report?.text).toMatch(
      new RegExp(`^${words.facts.backup}: +2 days, 23 hours(, 30 minutes)? ago$`, "m"),
    );
    expect(report?.text.split("\n").length).toBeLessThanOrEqual(50);
    expect([next?.subject, last?.subject]).toEqual([more(0), words.subject.one]);
    expect(next?.text).toMatch(fact(words.facts.enquiries, "0 (5)"));
    expect(next?.text).toMatch(fact(words.facts.waiting, words.nobody));
  });

  test("91. the report is sent even if parts of it cannot be read, and says so", async () => {
    await fixture.store.transaction(async (tx) => {
      await tx.updateTable("migrations").set({ applied_at: friday }).execute();
      await tx.schema.alterTable("page_views").renameTo("gone_1").execute();
      await tx.schema.alterTable("subscriptions").renameTo("gone_2").execute();
    });
    await fixture.pass(inSydney("2026-11-30T07:30") - friday);
    await fixture.serve(1, hour / 2);
    await fixture.pass(2 * hour);
    const [report, ...more] = await fixture.smtp.inbox();
    expect(more).toEqual([]);
    const { text = "", subject } = report ?? {};
    expect(subject).toBe(words.subject.unknown);
    for (const name of [words.facts.enquiries, words.facts.subscribers, ownerNotices.visits.facts.visits])
      expect(text).toMatch(new RegExp(`^${name}: +${words.unreadable}$`, "m"));
    expect(text).toMatch(new RegExp(`^${words.facts.backup}: +${words.never}$`, "m"));
    expect(text).toMatch(new RegExp(`^${words.facts.disk}: +[\\d.]+ GiB$`, "m"));
  });
});
