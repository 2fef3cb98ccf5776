// R-DATA-1 to R-DATA-4
import { describe, expect, test } from "vitest";
import { notifyByMail } from "../mail/notices/notices.ts";
import { unfrozen } from "../newsletter/schedule/freeze-issue.ts";
import { gatherRecipients } from "../newsletter/send/gather-recipients.ts";
import { type MailKind, mailKinds, type NoticeKind } from "../store/schema.ts";
import { confirmSubscription } from "../subscribers/confirm-and-unsubscribe.ts";
import { bothDatabases } from "../testing/databases.ts";
import { edition, subscribe } from "../testing/fixtures/issue-fixture.ts";
import { createPrivacyFixture } from "../testing/fixtures/privacy-fixture.ts";
import { eachTest } from "../testing/fresh-fixture.ts";
import { mailedToken } from "../testing/newsletter-links.ts";
import { correctPerson } from "./correct.ts";
import { erasePerson } from "./erase.ts";
import { exportPerson } from "./person-export.ts";
import { deleteOld } from "./retention.ts";

const [canary, other, corrected] = ["a@mailbox.test", "b@mailbox.test", "c@mailbox.test"] as const;
const never = new AbortController().signal;
/** What is left of the data that an email is about, once the email has expired. */
const left = {
  "an enquiry": { enquiries: 0 },
  "a signup": { subscriptions: 0, subscription_links: 0 },
  "a subscriber": { subscriptions: 1 },
  nobody: {},
};
const { thursday } = edition().issue;
const issue = { preview: thursday, copy: thursday, missing: thursday, skipped: thursday, report: thursday };
/** For each kind of notice, what it may be about. */
const notices: Record<NoticeKind, string> = {
  ...{ ...issue, held: thursday, paused: thursday, quarantine: "2026-11-20T16", reminder: "1" },
  ...{ alert: "disk", "weekly-report": "2026-11-16" },
};
type Way = { about: keyof typeof left; queue(to: string): Promise<unknown>; keptDays?: number };

describe.each(bothDatabases)("52, 53, 66. each kind of email, on %s", (kind) => {
  const fixture = eachTest(() => createPrivacyFixture(kind, { receipts: true }));
  const context = () => ({
    ...fixture,
    now: fixture.clock.now,
    mailFrom: "website@site.test",
    messageIdDomain: "site.test",
  });

  const ways: Record<MailKind, Way> = {
    enquiry: { about: "an enquiry", queue: (to) => fixture.write(to) },
    receipt: { about: "an enquiry", queue: (to) => fixture.write(to) },
    confirmation: { about: "a signup", queue: (to) => fixture.signUp(to), keptDays: 30 },
    welcome: {
      about: "a signup",
      queue: async (to) => {
        await fixture.signUp(to);
        const token = await mailedToken(fixture.store, to, "confirm", fixture.clock.now());
        await confirmSubscription.run({ token }, context());
        await fixture.store.db.updateTable("subscriptions").set({ left_at: fixture.clock.now() }).execute();
      },
    },
    notice: {
      about: "nobody",
      queue: () =>
        fixture.store.transaction(async (tx) => {
          for (const [kind, about] of Object.entries(notices) as [NoticeKind, string][])
            await notifyByMail(context())(tx, { kind, about });
        }),
      keptDays: 90,
    },
    issue: {
      about: "a subscriber",
      queue: async (to) => {
        const frozen_at = fixture.clock.now();
        await subscribe(fixture.store, [to], { confirmed_at: frozen_at });
        const issue = { ...unfrozen(edition()), thursday: to, frozen_at, state: "gathering" } as const;
        await fixture.store.transaction((tx) => tx.insertInto("newsletter_issues").values(issue).execute());
        await gatherRecipients(fixture.store, { thursday: to, from: "desk@site.test" }, never);
      },
      keptDays: 90,
    },
  };

  const mails = async (kind: MailKind) => {
    const rows = fixture.store.db.selectFrom("outbox").select("id").where("kind", "=", kind);
    return (await rows.orderBy("id").execute()).map(({ id }) => id);
  };
  const states = async () =>
    (await fixture.store.db.selectFrom("outbox").select("state").execute()).map(({ state }) => state);
  const exported = async (kind: MailKind, address: string) => {
    const { tables } = await exportPerson(address, { ...fixture, now: fixture.clock.now() });
    return tables.outbox.flatMap((mail) => (mail.kind === kind ? [String(mail.id)] : []));
  };

  test.each(mailKinds)("%s: is exported, corrected and erased with its person only", async (kind) => {
    const { queue, about } = ways[kind];
    for (const to of [canary, other]) await queue(to);
    const all = await mails(kind);
    const [mine, others] = [await exported(kind, canary), await exported(kind, other)];
    expect([...mine, ...others].sort()).toEqual(about === "nobody" ? [] : all);
    expect([mine.length > 0, others.length > 0]).toEqual(Array(2).fill(about !== "nobody"));
    await correctPerson(canary, { email: corrected }, fixture.store);
    expect(await exported(kind, corrected)).toEqual(about === "an enquiry" ? mine : []);
    for (const address of [canary, corrected]) await erasePerson(address, fixture);
    expect(await mails(kind)).toEqual(all.filter((id) => !mine.includes(id)));
  });

  test.each(mailKinds)("%s: can be written, and is deleted on its day, not before", async (kind) => {
    const { queue, keptDays, about } = ways[kind];
    await queue(canary);
    await fixture.deliver();
    expect(await states()).not.toContain("unwritten");
    await fixture.store.db.updateTable("outbox").set({ state: "sent" }).execute();
    const day = new Date(fixture.clock.now());
    const last = keptDays
      ? day.setUTCDate(day.getUTCDate() + keptDays)
      : day.setUTCMonth(day.getUTCMonth() + 24);
    const { idempotency_keys: _, ...before } = await fixture.counts();
    await deleteOld(fixture, last, never);
    expect(await fixture.counts()).toMatchObject(before);
    const { outbox = 0, notices = 0 } = await deleteOld(fixture, last + 1, never);
    expect([outbox + notices, await fixture.mailFiles()]).toEqual([before.outbox, []]);
    expect(await fixture.counts()).toMatchObject({ ...left[about], outbox: 0 });
    await deleteOld(fixture, Date.UTC(2046, 10, 20), never);
    expect(await fixture.counts()).toMatchObject(left[about]);
  });
});
