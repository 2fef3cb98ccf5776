import { beforeEach, describe, expect, test } from "vitest";
import { ownerAlerts } from "../../content/owner-alerts.ts";
import { ownerNotices } from "../../content/owner-notices.ts";
import { isNight, onWallClock } from "../daytime.ts";
import type { AlertName } from "../store/schema.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createOwnerFixture } from "../testing/fixtures/owner-fixture.ts";
import { eachTest } from "../testing/fresh-fixture.ts";

const inSydney = (time: string) => Temporal.ZonedDateTime.from(`${time}[Australia/Sydney]`).epochMilliseconds;
const hour = 60 * 60_000;
const { reminder, quarantine, week } = ownerNotices;
const begun = (what: AlertName) => ownerAlerts.subject.replace("{title}", ownerAlerts.what[what].title);
const counted = (text: string, count: number) => text.replace("{count}", String(count));

describe.each(eitherDatabase)("on %s", (kind) => {
  const begin = inSydney("2026-11-01T12:00");
  const fixture = eachTest(() => createOwnerFixture(kind, begin));
  beforeEach(async () => {
    await fixture.store.db.updateTable("migrations").set({ applied_at: begin }).execute();
  });

  /** The emails to the owner with their day and time, such as "03 20:00 Re: Enquiry from Ben". */
  const subjects: string[] = [];
  const texts: string[] = [];
  async function until(time: string): Promise<void> {
    for (const end = inSydney(`2026-${time}`); fixture.clock.now() < end; ) {
      await fixture.pass(hour / 2);
      const wall = onWallClock(fixture.clock.now());
      const at = `${String(wall.day).padStart(2, "0")} ${wall.toPlainTime().toString({ smallestUnit: "minute" })}`;
      if (fixture.smtp.received.length === texts.length) continue;
      for (const { subject, text } of (await fixture.smtp.inbox()).slice(texts.length)) {
        texts.push(text ?? "");
        subjects.push(`${at} ${subject}`);
      }
    }
  }

  /** Returns the link for this action from the newest email that contains one. */
  const linkTo = (action: string) =>
    texts
      .flatMap((text) => text.match(/https:\S+/g) ?? [])
      .filter((link) => link.includes(`/owner/${action}?`))
      .at(-1) ?? "";

  test("R-INBOX-1. in a fortnight, each event is reported once, and each task takes one link", async () => {
    await fixture.serve(1, hour, hour / 2, true);

    const steps: [time: string, ...acts: (() => unknown)[]][] = [
      ["11-03T10:00", () => fixture.write({ name: "Ann" })],
      ["11-03T12:00", () => fixture.press(linkTo("answered"))],
      ["11-04T10:00", () => fixture.write({ name: "Ben" })],
      ["11-05T22:00", () => fixture.press(linkTo("answered"))],
      ["11-06T09:00", () => fixture.write({ email: "spam@example.org", honeypot: true })],
      ["11-06T09:30", () => fixture.write({ email: "more-spam@example.org", honeypot: true })],
      ["11-06T17:00", () => fixture.press(linkTo("delete-all"))],
      ["11-07T02:00", () => fixture.write({ name: "Cleo", honeypot: true })],
      ["11-07T09:00", () => fixture.press(linkTo("release"))],
      ["11-07T10:00", () => fixture.press(linkTo("answered"))],
      ["11-10T08:30", () => fixture.smtp.follow({ rcpt: () => 451 })],
      ["11-10T12:00", () => fixture.write({ name: "Dora" })],
      ["11-11T06:00", () => fixture.smtp.follow({})],
      ["11-11T16:00", () => fixture.press(linkTo("answered"))],
      ["11-17T06:00"],
    ];
    for (const [time, ...acts] of steps) {
      await until(time);
      for (const act of acts) await act();
    }

    const about = (name: string) => `Enquiry from ${name}`;
    const again = (name: string) => reminder.reply.replace("{subject}", about(name));
    const isAllowedAtNight = [about("Dora"), again("Dora")];
    const atNight = subjects.filter((line) => isNight({ hour: Number(line.slice(3, 5)) }));
    expect(atNight.filter((line) => !isAllowedAtNight.includes(line.slice("11 06:30 ".length)))).toEqual([]);
    expect(subjects.filter((line) => !line.startsWith("11 "))).toEqual([
      `02 08:00 ${counted(week.subject.more, 0)}`,
      `03 10:30 ${about("Ann")}`,
      `04 10:30 ${about("Ben")}`,
      `04 20:00 ${again("Ben")}`,
      `05 11:00 ${begun("unanswered")}`,
      `06 16:00 ${counted(quarantine.subject.more, 2)}`,
      `07 08:00 ${quarantine.subject.one}`,
      `07 09:30 ${about("Cleo")}`,
      `09 08:00 ${counted(week.subject.more, 3)}`,
      `16 08:00 ${week.subject.one}`,
    ]);
    // On the 11th the mail server was back. Retry times vary, so the order of that day's emails is not checked.
    const thatDay = subjects
      .filter((line) => line.startsWith("11 "))
      .map((line) => line.slice("11 09:30 ".length));
    expect(thatDay.sort()).toEqual([about("Dora"), again("Dora"), begun("unanswered")].sort());
  });
});
