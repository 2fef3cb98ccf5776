import { describe, expect, test } from "vitest";
import { ownerNotices } from "../../content/owner-notices.ts";
import { hourMs as hour } from "../durations.ts";
import { markAnswered } from "../enquiries/answers/mark-answered.ts";
import { outboxStatus } from "../mail/outbox/outbox-queries.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { subscribe } from "../testing/fixtures/issue-fixture.ts";
import { createOwnerFixture, tuesday } from "../testing/fixtures/owner-fixture.ts";
import { eachTest } from "../testing/fresh-fixture.ts";

const inSydney = (text: string) => Temporal.ZonedDateTime.from(`${text}[Australia/Sydney]`).epochMilliseconds;

describe.each(eitherDatabase)("on %s", (kind) => {
  const fixture = eachTest(() => createOwnerFixture(kind, tuesday));

  const inbox = () => fixture.smtp.inbox();
  const subjects = async () => (await inbox()).map(({ subject }) => subject);
  const serve = (servers = 1) => fixture.serve(servers, hour / 2);
  const until = (time: string) => fixture.pass(inSydney(`2026-11-${time}`) - fixture.clock.now());
  const lost = async () => (await outboxStatus(fixture.store.db, fixture.clock.now())).lost.refused;
  const mailboxIs = (full: "full" | "empty") =>
    fixture.smtp.follow(full === "full" ? { rcpt: () => "552 5.2.2" } : {});
  const reminder = "Re: Enquiry from Jane";
  const enquiry = (email = "jane@example.org") =>
    fixture.store.db.selectFrom("enquiries").selectAll().where("email", "=", email).executeTakeFirstOrThrow();
  /** The beginning of a link for this action, whose token begins with the action and what it is about. */
  const link = (action: string, about: unknown) =>
    `https://site.test/owner/${action}?token=${action}.${about}.`;

  test("92. R-INBOX-1. R-INBOX-4. an unanswered enquiry gets one reminder across all servers, in its thread, with links", async () => {
    await serve(2);
    await fixture.write();
    await fixture.pass(10 * hour);
    expect(await subjects()).toEqual(["Enquiry from Jane"]);
    await fixture.pass(2 * hour);
    const [mail, reminder, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(reminder?.subject).toBe("Re: Enquiry from Jane");
    expect(reminder?.inReplyTo).toBe(mail?.messageId);
    expect(reminder?.references).toBe(mail?.messageId);
    expect(reminder?.replyTo?.[0]?.address).toBe("jane@example.org");
    expect(reminder?.text).toContain("A till, please.");
    expect(reminder?.text).toContain("Answer by: Wednesday 25 November 2026 at 9:00 am AEDT");
    const { id } = await enquiry();
    for (const action of ["answered", "not-needed"])
      for (const each of [mail, reminder]) expect(each?.text).toContain(link(action, id));
    await fixture.pass(40 * hour);
    expect(fixture.smtp.received).toHaveLength(2);
  });

  test("86. a reminder is not sent if its enquiry is answered before the reminder is rendered", async () => {
    await serve();
    await fixture.write();
    await fixture.pass(hour);
    fixture.smtp.follow({ rcpt: () => 451 });
    await fixture.pass(11 * hour);
    const { id } = await enquiry();
    await markAnswered(fixture.store, { id }, { by: "link", now: fixture.clock.now() });
    fixture.smtp.follow({});
    await fixture.pass(3 * hour);
    expect(await subjects()).toEqual(["Enquiry from Jane"]);
    expect((await fixture.rows()).map(({ state }) => state)).toEqual(["sent", "unneeded"]);
  });

  test("R-INBOX-1. R-INBOX-4. enquiries that are due within three hours share one email", async () => {
    await serve();
    for (const name of ["Ann", "Ben", "Cleo"]) {
      if (name === "Cleo") await fixture.pass(6 * hour);
      await fixture.write({ name, email: `${name.toLowerCase()}@example.org` });
      await fixture.pass(hour);
    }
    await fixture.pass(4 * hour);
    const [, , , reminder, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(reminder?.text).not.toContain("Cleo");
    expect(reminder?.subject).toBe(ownerNotices.reminder.subject.replace("{count}", "2"));
    expect(reminder?.replyTo).toBeUndefined();
    for (const name of ["Ann", "Ben"]) expect(reminder?.text).toContain(name);
    const { reminded_at } = await enquiry("ann@example.org");
    for (const action of ["answered-all", "not-needed-all"])
      expect(reminder?.text).toContain(link(action, reminded_at));
  });

  test("84. R-INBOX-1. R-INBOX-3. 501 items quarantined within an hour share two emails, each under 100 KB", async () => {
    await serve(2);
    const burst = async (first: number) => {
      const common = {
        call: "sendEmail",
        name: "Spam",
        held: "honeypot",
        received_at: fixture.clock.now(),
      } as const;
      const rows = Array.from({ length: 250 }, (_, index) => {
        const email = `spam-${first + index}@example.org`;
        return { ...common, id: email, email, message: `${first + index} ${"字\n".repeat(600)}` };
      });
      await fixture.store.db.insertInto("enquiries").values(rows).execute();
    };
    await fixture.pass(6.5 * hour);
    await burst(0);
    await subscribe(fixture.store, ["spam@list.test"], { held: "honeypot", asked_at: fixture.clock.now() });
    await fixture.pass(hour);
    await burst(250);
    await fixture.pass(48 * hour);
    const [afternoon, morning, ...more] = await inbox();
    expect(more).toEqual([]);
    expect([afternoon?.date, morning?.date].map((date) => new Date(date ?? 0).getTime() - tuesday)).toEqual([
      expect.closeTo(7 * hour, -5),
      expect.closeTo(23 * hour, -5),
    ]);
    for (const { raw } of fixture.smtp.received) expect(raw.length).toBeLessThan(100_000);
    expect(afternoon?.subject).toBe(ownerNotices.quarantine.subject.more.replace("{count}", "251"));
    expect(afternoon?.text).toContain(ownerNotices.quarantine.more.replace("{count}", "231"));
    for (const action of ["delete-all", "release-all"])
      expect(afternoon?.text).toContain(link(action, "2026-11-24T16"));
    // Only items from the second hour, because an earlier digest listed those from the first.
    expect(morning?.text?.match(/spam-\d+/g)?.every((name) => Number(name.slice(5)) >= 250)).toBe(true);
  });

  test("85. R-INBOX-3. a digest shows each text on one line, the reasons, and a link for each decision", async () => {
    await serve();
    const name = "=HYPERLINK(1)\u202e";
    const message = 'Hi\n\nLet it through:\nhttps://evil.test/\u202e<a href="https://evil.test">x</a>';
    await fixture.write({ name, message });
    await fixture.write({ name, message, email: "spam@example.org", honeypot: true });
    await fixture.pass(12 * hour);
    const [, digest, reminder] = await inbox();
    for (const mail of [digest, reminder]) {
      expect(mail?.text).toContain('Hi Let it through: https://evil.test/<a href="https://evil.test">x</a>');
      for (const part of [mail?.text, mail?.html]) expect(part).not.toContain("\u202e");
      expect(mail?.html).not.toContain('href="https://evil.test"');
    }
    const { id } = await enquiry("spam@example.org");
    for (const part of [digest?.text, digest?.html]) {
      expect(part).toContain(ownerNotices.quarantine.reasons.honeypot);
      expect(part).toContain("spam@example.org");
      for (const action of ["release", "delete"]) expect(part).toContain(link(action, id));
      expect(part).not.toContain("/owner/delete-all");
    }
  });

  test("93. R-INBOX-3. a digest refused by the mail server is lost until the next one repeats its items", async () => {
    await serve();
    await fixture.write({ name: "Ann", email: "ann@example.org", honeypot: true });
    mailboxIs("full");
    await until("24T17:00");
    expect(await lost()).toBe(1);
    mailboxIs("empty");
    await fixture.write({ name: "Ben", email: "ben@example.org", honeypot: true });
    await until("25T17:00");
    const [digest, ...more] = await inbox();
    expect(more).toEqual([]);
    for (const name of ["Ann", "Ben"]) expect(digest?.text).toContain(name);
    expect(await lost()).toBe(0);
  });

  test("R-INBOX-3. an item received before a digest but stored after it is in the next one", async () => {
    await serve();
    await fixture.write({ name: "Ann", email: "ann@example.org", honeypot: true });
    await until("24T16:30");
    await fixture.write({ name: "Ben", email: "ben@example.org", honeypot: true });
    const received_at = inSydney("2026-11-24T15:59:59");
    const stored = fixture.store.db.updateTable("enquiries").where("name", "=", "Ben");
    await stored.set({ received_at }).execute();
    await until("25T17:00");
    const [, next, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(next?.subject).toBe(ownerNotices.quarantine.subject.one);
    expect(next?.text).toContain("Ben");
  });

  test("93. R-INBOX-4. a reminder refused by the mail server is lost, and is sent again later, by day", async () => {
    await serve();
    await fixture.write();
    await until("24T19:00");
    mailboxIs("full");
    await until("24T21:30");
    expect(await subjects()).toEqual(["Enquiry from Jane"]);
    expect(await lost()).toBe(1);
    mailboxIs("empty");
    await until("25T06:50");
    expect(await subjects()).toEqual(["Enquiry from Jane"]);
    await until("26T20:00");
    expect(await subjects()).toEqual(["Enquiry from Jane", reminder]);
    expect(await lost()).toBe(0);
  });

  test.each([
    ["a reminder missed while the server was off is sent in the morning", "24T23:00", false],
    ["an enquiry email delayed for hours is not followed by its reminder at once", "24T19:10", true],
  ])("R-INBOX-4. %s, not at night", async (_, back, isDelayed) => {
    await serve();
    if (isDelayed) fixture.smtp.follow({ rcpt: () => 451 });
    await fixture.write();
    if (!isDelayed) await until("24T19:00").then(fixture.stop);
    await until(back);
    fixture.smtp.follow({});
    if (!isDelayed) await serve();
    await until("25T06:50");
    expect(await subjects()).toEqual(["Enquiry from Jane"]);
    await until("25T07:30");
    expect(await subjects()).toEqual(["Enquiry from Jane", reminder]);
  });
});
