import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ownerNotices } from "../../content/owner-notices.ts";
import { outboxStatus } from "../mail/outbox/outbox-queries.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createOwnerFixture, type OwnerFixture } from "../testing/fixtures/owner-fixture.ts";

const hour = 60 * 60 * 1000;
const inSydney = (text: string) => Temporal.ZonedDateTime.from(`${text}[Australia/Sydney]`).epochMilliseconds;

describe.each(eitherDatabase)("on %s", (kind) => {
  let fixture: OwnerFixture;
  beforeEach(async () => {
    fixture = await createOwnerFixture(kind, inSydney("2026-11-24T09:00"));
  });
  afterEach(() => fixture.tearDown());

  const serve = () => fixture.serve(1, hour / 4);
  const until = (time: string) => fixture.pass(inSydney(`2026-11-${time}`) - fixture.clock.now());
  const inbox = () => Promise.all(fixture.smtp.received.map(({ raw }) => PostalMime.parse(raw)));
  const subjects = async () => (await inbox()).map(({ subject }) => subject);
  const lost = async () => (await outboxStatus(fixture.store.db, fixture.clock.now())).lost.refused;
  const mailboxIs = (full: "full" | "empty") =>
    fixture.smtp.follow(full === "full" ? { rcpt: () => "552 5.2.2" } : {});
  const reminder = "Re: Enquiry from Jane";

  test("93. B3. what a digest told that the mail server refused stands in the next; until then an email is lost", async () => {
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

  test("B3. what came before its hour and was stored after the digest was written stands in the next", async () => {
    await serve();
    await fixture.write({ name: "Ann", email: "ann@example.org", honeypot: true });
    await until("24T16:30");
    await fixture.write({ name: "Ben", email: "ben@example.org", honeypot: true });
    const received_at = inSydney("2026-11-24T15:59:59");
    await fixture.store.transaction((tx) =>
      tx.updateTable("enquiries").set({ received_at }).where("name", "=", "Ben").execute(),
    );
    await until("25T17:00");
    const [, next, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(next?.subject).toBe(ownerNotices.quarantine.subject.one);
    expect(next?.text).toContain("Ben");
  });

  test("93. B4. a reminder that the mail server refused is lost, and tried again two hours later, by day", async () => {
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

  test("B4. a server that was away in the evening reminds in the morning, not at night", async () => {
    await serve();
    await fixture.write();
    await until("24T19:00");
    await fixture.stop();
    await until("24T23:00");
    await serve();
    await until("25T06:50");
    expect(await subjects()).toEqual(["Enquiry from Jane"]);
    await until("25T07:30");
    expect(await subjects()).toEqual(["Enquiry from Jane", reminder]);
  });

  test("B4. the reminder comes two hours after the enquiry at the earliest, however late that was let through", async () => {
    await serve();
    await fixture.write({ honeypot: true });
    await until("25T05:00");
    const [digest] = await inbox();
    await fixture.press(/https:\S+\/owner\/release\?\S+/.exec(digest?.text ?? "")?.[0] ?? "");
    await until("25T06:50");
    expect((await subjects()).slice(1)).toEqual(["Enquiry from Jane"]);
    await until("25T07:30");
    expect((await subjects()).slice(1)).toEqual(["Enquiry from Jane", reminder]);
  });

  test("B4. nor does it come with the enquiry, when that could not go out for hours", async () => {
    await serve();
    fixture.smtp.follow({ rcpt: () => 451 });
    await fixture.write();
    await until("24T20:10");
    fixture.smtp.follow({});
    await until("25T06:50");
    expect(await subjects()).toEqual(["Enquiry from Jane"]);
    await until("25T07:30");
    expect(await subjects()).toEqual(["Enquiry from Jane", reminder]);
  });
});
