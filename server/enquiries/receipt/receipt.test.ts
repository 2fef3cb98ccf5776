// R-MAIL-7
import PostalMime from "postal-mime";
import { beforeEach, describe, expect, test } from "vitest";
import { receipt } from "../../../content/receipt.ts";
import { hourMs as hour, minuteMs as minute } from "../../durations.ts";
import { releaseFromQuarantine } from "../../owner/actions/settle-quarantined.ts";
import { allQuarantined } from "../../quarantine/quarantined-rows.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { createOwnerFixture, tuesday } from "../../testing/fixtures/owner-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";

describe.each(eitherDatabase)("on %s", (kind) => {
  const fixture = eachTest(() =>
    createOwnerFixture(kind, tuesday, { RECEIPTS: "on", ENQUIRY_EMAILS_PER_HOUR: "3" }),
  );

  beforeEach(async () => {
    await fixture.serve(2, 10 * minute, minute);
  });

  const receipts = () => fixture.smtp.received.filter(({ to }) => !to.includes("owner@site.test"));
  const recipients = () => receipts().flatMap(({ to }) => to);

  test("96. a visitor gets a receipt without any of their own text", async () => {
    await fixture.write({ name: "Buy tills at evil.test", message: "Cheap words" });
    await fixture.pass(minute);
    expect(recipients()).toEqual(["jane@example.org"]);
    const { subject, text, html, replyTo } = await PostalMime.parse(receipts()[0]?.raw ?? "");
    expect(subject).toBe(receipt.subject);
    expect(replyTo?.[0]?.address).toBe("owner@site.test");
    for (const part of [text, html]) {
      expect(part).toContain("Tuesday 24 November 2026");
      expect(part).toContain("https://site.test/contact");
      expect(part).not.toMatch(/evil|Cheap/);
    }
  });

  test("96. a receipt triggers no automatic reply, and none goes to a machine or to the site itself", async () => {
    const machines =
      "MAILER-DAEMON postmaster no-reply noreply do-not-reply donotreply do-notreply bounce bounces".split(
        " ",
      );
    const addresses = [...machines, "piano-reply"].map((name) => `${name}@example.org`);
    for (const email of ["owner@site.test", ...addresses]) {
      await fixture.write({ email });
      await fixture.pass(hour);
    }
    expect(recipients()).toEqual(["piano-reply@example.org"]);
    const headers = receipts()[0]?.raw.split("\r\n");
    expect(headers).toContain("Auto-Submitted: auto-replied");
    expect(headers).toContain("X-Auto-Response-Suppress: All");
  });

  test("96. a mailbox gets one receipt a day, however its address is written", async () => {
    await fixture.write({ email: "jane@gmail.com" });
    await fixture.write({ email: "J.ane+tills@googlemail.com" });
    await fixture.pass(23 * hour);
    await fixture.write({ email: "jane@gmail.com" });
    await fixture.pass(hour);
    expect(recipients()).toEqual(["jane@gmail.com"]);
    await fixture.write({ email: "jane@gmail.com" });
    await fixture.pass(hour);
    expect(recipients()).toEqual(["jane@gmail.com", "jane@gmail.com"]);
  });

  test("96. no receipt is sent for spam, even if released, or in a flood", async () => {
    await fixture.write({ email: "spam@example.org", honeypot: true });
    for (const count of [1, 2, 3, 4]) await fixture.write({ email: `visitor-${count}@example.org` });
    await fixture.pass(8 * hour);
    const release = { now: fixture.clock.now(), messageIdDomain: "site.test" };
    for (const { kind, row } of await allQuarantined(fixture.store.db))
      await releaseFromQuarantine(fixture.store, { kind, id: row.id, ...release });
    await fixture.pass(hour);
    for (const name of ["spam", "visitor-4"]) {
      const sender = `Reply-To: Jane <${name}@example.org>`;
      expect(fixture.smtp.received.filter(({ raw }) => raw.includes(sender))).toHaveLength(1);
    }
    expect(recipients()).toEqual([1, 2, 3].map((count) => `visitor-${count}@example.org`));
  });

  test("96. a receipt that is a day late is not sent", async () => {
    fixture.smtp.follow({ rcpt: () => 451 });
    await fixture.write();
    await fixture.pass(hour);
    await fixture.stop();
    await fixture.pass(24 * hour);
    fixture.smtp.follow({});
    await fixture.serve();
    await fixture.pass(hour);
    expect(recipients()).toEqual([]);
    expect((await fixture.rows()).find((row) => row.kind === "receipt")?.state).toBe("unneeded");
  });
});
