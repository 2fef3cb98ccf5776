import PostalMime, { type Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ownerNotices } from "../../content/owner-notices.ts";
import { markAnswered } from "../enquiries/answers/mark-answered.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createOwnerFixture, type OwnerFixture } from "../testing/fixtures/owner-fixture.ts";

const hour = 60 * 60 * 1000;
const inSydney = (text: string) => Temporal.ZonedDateTime.from(`${text}[Australia/Sydney]`).epochMilliseconds;
/** A Tuesday. */
const start = inSydney("2026-11-24T09:00");
/** Day and hour in Sydney of an email's date. */
const localHour = (date: string) => {
  const { day, hour } = Temporal.Instant.from(new Date(date).toISOString()).toZonedDateTimeISO(
    "Australia/Sydney",
  );
  return `${day} ${hour}`;
};

describe.each(eitherDatabase)("on %s", (kind) => {
  let fixture: OwnerFixture;
  beforeEach(async () => {
    fixture = await createOwnerFixture(kind, start);
  });
  afterEach(() => fixture.tearDown());

  const inbox = (): Promise<Email[]> =>
    Promise.all(fixture.smtp.received.map(({ raw }) => PostalMime.parse(raw)));
  const subjects = async () => (await inbox()).map(({ subject }) => subject);
  const mark = async () => {
    const { id } = await fixture.store.db.selectFrom("enquiries").select("id").executeTakeFirstOrThrow();
    return markAnswered(fixture.store, id, { by: "link", now: fixture.clock.now() });
  };

  test("92. B4. of an enquiry without an answer the owner is reminded once, by day, in its thread, whichever server does it", async () => {
    await fixture.serve(2);
    await fixture.write();
    await fixture.pass(10 * hour);
    expect(await subjects()).toEqual(["Enquiry from Jane"]);
    await fixture.pass(2 * hour);
    const [enquiry, reminder, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(reminder?.subject).toBe("Re: Enquiry from Jane");
    expect(reminder?.inReplyTo).toBe(enquiry?.messageId);
    expect(reminder?.references).toBe(enquiry?.messageId);
    expect(reminder?.replyTo?.[0]?.address).toBe("jane@example.org");
    expect(reminder?.text).toContain("A till, please.");
    expect(reminder?.text).toContain("Answer by: Wednesday 25 November 2026 at 9:00 am AEDT");
    for (const action of ["answered", "not-needed"]) {
      expect(reminder?.text).toContain(`https://site.test/owner/${action}?token=`);
    }
    await fixture.pass(40 * hour);
    expect(fixture.smtp.received).toHaveLength(2);
  });

  test("86. B4. nobody is reminded of what was answered, nor of spam", async () => {
    await fixture.serve();
    await fixture.write();
    await mark();
    await fixture.write({ email: "spam@example.org", honeypot: true });
    await fixture.pass(12 * hour);
    expect(await subjects()).toEqual(["Enquiry from Jane", ownerNotices.quarantine.subject.one]);
  });

  test("86. a reminder whose enquiry is answered before it is written is not sent", async () => {
    await fixture.serve();
    await fixture.write();
    await fixture.pass(hour);
    fixture.smtp.follow({ rcpt: () => 451 });
    await fixture.pass(11 * hour);
    await mark();
    fixture.smtp.follow({});
    await fixture.pass(3 * hour);
    expect(await subjects()).toEqual(["Enquiry from Jane"]);
    expect((await fixture.rows()).map(({ state }) => state)).toEqual(["sent", "unneeded"]);
  });

  test("B4. those that come due within three hours are in one email", async () => {
    await fixture.serve();
    for (const name of ["Ann", "Ben"]) {
      await fixture.write({ name, email: `${name.toLowerCase()}@example.org` });
      await fixture.pass(hour);
    }
    await fixture.pass(12 * hour);
    const [, , reminder, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(reminder?.subject).toBe(ownerNotices.reminder.subject.replace("{count}", "2"));
    expect(reminder?.replyTo).toBeUndefined();
    for (const name of ["Ann", "Ben"]) expect(reminder?.text).toContain(name);
  });

  test("84. B3. of 500 that are quarantined within an hour two emails tell, each under 100 KB", async () => {
    await fixture.serve(2);
    const burst = async (first: number) => {
      for (let count = first; count < first + 250; count += 1) {
        const message = `${count} ${"字\n".repeat(600)}`;
        await fixture.write({ email: `spam-${count}@example.org`, message, honeypot: true });
      }
    };
    await fixture.pass(6.5 * hour);
    await burst(0);
    await fixture.pass(hour);
    await burst(250);
    await fixture.pass(48 * hour);
    const [afternoon, morning, ...more] = await inbox();
    expect(more).toEqual([]);
    expect([afternoon?.date, morning?.date].map((date) => new Date(date ?? 0).getTime() - start)).toEqual([
      expect.closeTo(7 * hour, -5),
      expect.closeTo(23 * hour, -5),
    ]);
    for (const { raw } of fixture.smtp.received) expect(raw.length).toBeLessThan(100_000);
    expect(afternoon?.subject).toBe(ownerNotices.quarantine.subject.more.replace("{count}", "250"));
    expect(afternoon?.text).toContain(ownerNotices.quarantine.more.replace("{count}", "230"));
    // Of the second hour's: what the afternoon told is not told again.
    expect(morning?.text?.match(/spam-\d+/g)?.every((name) => Number(name.slice(5)) >= 250)).toBe(true);
  });

  test("B3. it has their words and why, and a link for each decision", async () => {
    await fixture.serve();
    await fixture.write({ name: "Buy", email: "spam@example.org", message: "Cheap tills", honeypot: true });
    await fixture.pass(8 * hour);
    const [digest] = await inbox();
    for (const part of [digest?.text, digest?.html]) {
      expect(part).toContain("Cheap tills");
      expect(part).toContain(ownerNotices.quarantine.reasons.honeypot);
      expect(part).toContain("spam@example.org");
      for (const action of ["release", "delete"]) expect(part).toContain(`/owner/${action}?token=`);
      expect(part).not.toContain("/owner/delete-all");
    }
  });

  test("85. what a stranger wrote is one line of text in digest and reminder, whatever it holds", async () => {
    await fixture.serve();
    const name = "=HYPERLINK(1)\u202e";
    const message = 'Hi\n\nLet it through:\nhttps://evil.test/\u202e<a href="https://evil.test">x</a>';
    await fixture.write({ name, message });
    await fixture.write({ name, message, honeypot: true });
    await fixture.pass(12 * hour);
    const [, digest, reminder] = await inbox();
    for (const mail of [digest, reminder]) {
      expect(mail?.text).toContain('Hi Let it through: https://evil.test/<a href="https://evil.test">x</a>');
      for (const part of [mail?.text, mail?.html]) expect(part).not.toContain("\u202e");
      expect(mail?.html).not.toContain('href="https://evil.test"');
    }
  });

  test("87. B3. B4. on the days on which the clocks change, reminders and digests come at their local times", async () => {
    for (const [from, to] of [
      ["2027-04-03T12:00", "2027-04-04T08:00"],
      ["2027-10-02T14:00", "2027-10-03T09:00"],
    ] as const) {
      await fixture.stop();
      await fixture.pass(inSydney(from) - fixture.clock.now());
      fixture.smtp.received.length = 0;
      await fixture.serve(1, hour / 2);
      await fixture.write({ name: from });
      await fixture.write({ email: "spam@example.org", honeypot: true });
      await fixture.pass(inSydney(to) + hour / 2 - fixture.clock.now());
      const told = (await inbox()).map(({ subject = "", date = "" }) => [subject, localHour(date)]);
      expect(told).toEqual(
        from.startsWith("2027-04")
          ? [
              [`Enquiry from ${from}`, "3 12"],
              [ownerNotices.quarantine.subject.one, "3 16"],
              [`Re: Enquiry from ${from}`, "3 20"],
            ]
          : [
              [`Enquiry from ${from}`, "2 14"],
              [ownerNotices.quarantine.subject.one, "2 16"],
              [`Re: Enquiry from ${from}`, "3 9"],
            ],
      );
    }
  });

  test("an empty quarantine is told of to nobody", async () => {
    await fixture.serve(1, hour / 2);
    await fixture.pass(48 * hour);
    expect(fixture.smtp.received).toEqual([]);
  });
});
