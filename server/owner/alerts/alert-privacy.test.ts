import { describe, expect, test } from "vitest";
import { ownerAlerts } from "../../../content/owner-alerts.ts";
import { addresses } from "../../../contract/addresses.ts";
import type { OwnerAction } from "../../../contract/owner-actions.ts";
import { dayMs as day, minuteMs as minute } from "../../durations.ts";
import { enqueue } from "../../mail/outbox/enqueue.ts";
import { writeCheckResult } from "../../store/check-results.ts";
import { noteJobRun } from "../../store/job-runs.ts";
import type { AlertName } from "../../store/schema.ts";
import { signupFlood } from "../../subscribers/signup-flood.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { fakeClock } from "../../testing/fake-clock.ts";
import { subscribe } from "../../testing/fixtures/issue-fixture.ts";
import { openTestStore } from "../../testing/test-database.ts";
import { pressActionLink } from "../actions/press-action-link.ts";
import { alertMail } from "./alert-mail.ts";
import { createAlertWatch } from "./alert-watch.ts";
import { findAlerts } from "./find-alerts.ts";

/** A Thursday on which the issue is late. */
const now = Temporal.ZonedDateTime.from("2026-11-26T10:00[Australia/Sydney]").epochMilliseconds;
const canary = { name: "Canary", email: "canary@example.org", message: "canary words" };
const done = { ok: true, next: addresses.ownerDone };

describe.each(eitherDatabase)("on %s", (kind) => {
  const { store, database } = openTestStore(kind, "each");

  /** Triggers every alert, with one person's data in the tables. */
  async function causeEveryAlert(): Promise<void> {
    await noteJobRun(store, "backup", now - 10 * day);
    await noteJobRun(store, "retention", now - 10 * day);
    await noteJobRun(store, "server", now - 31 * day);
    const addresses = Array.from({ length: signupFlood.most }, (_, index) => `canary-${index}@example.org`);
    await subscribe(store, addresses, { confirmed_at: null, asked_at: now - minute });
    await store.transaction(async (tx) => {
      const enquiry = { ...canary, call: "sendContactEmail", received_at: now - 25 * 60 * minute } as const;
      const reminded = { id: "canary-1", ...enquiry, reminded_at: now };
      await tx
        .insertInto("enquiries")
        .values([reminded, { id: "canary-2", ...enquiry }])
        .execute();
      for (const subjectId of ["canary-1", "canary-2", "canary-3"])
        await enqueue(tx, { kind: "enquiry", subjectId, now: now - day, messageIdDomain: "site.test" });
      await tx.updateTable("outbox").set({ state: "refused" }).where("subject_id", "=", "canary-1").execute();
      const held = { thursday: "2026-11-19", slug: "a", title: "A", state: "held", due_at: 1 } as const;
      const ended = { ...held, thursday: "2026-11-12", state: "ended", in_doubt: 1, ended_at: now } as const;
      await tx.insertInto("newsletter_issues").values([held, ended]).execute();
      const doubt = { state: "in-doubt", issue: ended.thursday } as const;
      await tx.updateTable("outbox").set(doubt).where("subject_id", "=", "canary-3").execute();
      const preview = { kind: "preview", due_on: "2026-11-26 c0ffee" } as const;
      await tx.insertInto("scheduled_notices").values(preview).execute();
      const lost = { at: now, fingerprint: "a" };
      await writeCheckResult(tx, "secret", { at: now, found: { fingerprint: "b", lost } });
      await writeCheckResult(tx, "disk a", { at: now, found: { measured: true, found: "no room" } });
      await writeCheckResult(tx, "disk b", { at: now, found: { measured: false, found: "EIO" } });
    });
  }

  test("90. R-INBOX-7. R-INBOX-9. no alert, in an email or in the log, contains personal data, and all its links act", async () => {
    await causeEveryAlert();
    const { dataDir } = database.settings;
    const settings = { dataDir, siteUrl: "https://site.test", trustProxy: [], mailFrom: "website@site.test" };
    const alerts = await findAlerts(store.db, { ...settings, now });
    const names = new Set(alerts.map(({ what }) => what));
    expect([...names].sort()).toEqual(Object.keys(ownerAlerts.what).sort());

    const log: unknown[] = [];
    const clock = fakeClock(now - minute);
    const task = createAlertWatch({ store, clock, settings, log: { error: (...line) => log.push(line) } });
    task.start();
    await clock.pass(minute);
    await task.stop();
    const reported = await store.db.selectFrom("alerts").select("what").execute();
    expect(reported.map(({ what }) => what).sort()).toEqual([...names].sort());
    expect(JSON.stringify(log)).toContain("email is not being delivered");

    const secret = "a secret of 32 characters or more";
    const links = { siteUrl: settings.siteUrl, secret, now };
    const { mailFrom } = settings;
    const facts = { messageId: "<a@site.test>", mailFrom, contactTo: "owner@site.test", date: now };
    const mailOf = (what: AlertName) => alertMail(store.db, what, links, facts, settings);
    const mails = await Promise.all([...names].map(mailOf));
    expect(mails.map((mail) => Object.keys(mail))).not.toContainEqual(["unneeded"]);
    expect(JSON.stringify([alerts, mails, log])).not.toMatch(/canary/i);

    const context = { store, dataDir, messageIdDomain: "site.test", editions: [], now: () => now, secret };
    const found = JSON.stringify(mails, ["text"]).matchAll(/owner\/([\w-]+)\?token=([\w.-]+)/g);
    const pressed = Array.from(found, ([, ...each]) => each as [OwnerAction, string]);
    for (const [action, token] of pressed)
      expect(await pressActionLink(action, token, { ...context, secrets: [secret] }), action).toEqual(done);
    const actions = ["confirm-clock", "resume-issue", "send-again", "send-in-doubt", "stop-issue"];
    expect(pressed.map(([action]) => action).sort()).toEqual(actions);
  });
});
