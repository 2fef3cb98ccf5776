// R-RELEASE-4
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { dayMs } from "../durations.ts";
import { enqueue } from "../mail/outbox/enqueue.ts";
import { sendLostAgain } from "../mail/outbox/outbox-queries.ts";
import { unfrozen } from "../newsletter/schedule/freeze-issue.ts";
import { gatherRecipients } from "../newsletter/send/gather-recipients.ts";
import { actOnIssue } from "../newsletter/send/issue-actions.ts";
import { issueRows } from "../newsletter/send/issue-row.ts";
import { erasePerson } from "../privacy/erase.ts";
import { lastJobRuns, noteJobRun } from "../store/job-runs.ts";
import { tableNames } from "../store/migrate.ts";
import type { OutboxState } from "../store/schema.ts";
import { createBackupFixture, databasesWithBackup } from "../testing/fixtures/backup-fixture.ts";
import { edition, subscribe } from "../testing/fixtures/issue-fixture.ts";
import { sampleIssue } from "../testing/fixtures/sample-issue.ts";
import { eachTest } from "../testing/fresh-fixture.ts";
import { carriedColumns } from "./carry-over.ts";

const done = { code: 0, err: "" };

describe.each(databasesWithBackup)("changes since a backup, on %s", (kind) => {
  const fixture = eachTest(() => createBackupFixture(kind));

  const backUp = async () => expect(await fixture.site("backup", fixture.file)).toMatchObject(done);
  const restore = async () => expect(await fixture.restore()).toMatchObject(done);
  const mails = () => fixture.current.db.selectFrom("outbox").selectAll().orderBy("id").execute();

  test.each(["in the replaced database", "in the list beside it"])(
    "52. an erased person stays erased, with the erasure recorded %s",
    async (place) => {
      await fixture.write("canary@mailbox.test");
      await fixture.signUp("canary@mailbox.test");
      await fixture.write("jane@mailbox.test");
      await backUp();
      await fixture.clock.pass(1_000, 0);
      await erasePerson("canary@mailbox.test", fixture);
      const list = path.join(fixture.dataDir, "erasures");
      if (place === "in the replaced database") await rm(list);
      else await fixture.store.db.deleteFrom("erasures").execute();

      expect((await fixture.restore()).out).toContain("2 enquiries and signups of people");
      const { db } = fixture.current;
      expect(await db.selectFrom("enquiries").select("email").execute()).toEqual([
        { email: "jane@mailbox.test" },
      ]);
      expect(await db.selectFrom("subscriptions").selectAll().execute()).toEqual([]);
      expect(await db.selectFrom("erasures").selectAll().execute()).toHaveLength(1);
      expect(await readFile(list, "utf8")).not.toBe("");
      if (kind === "sqlite") expect(await fixture.filesHolding("canary@")).toEqual(["copy.backup"]);
    },
  );

  test("A3. an address that unsubscribed stays off the list, and one that returned stays on it", async () => {
    await subscribe(fixture.store, ["left@list.test", "back@list.test", "still@list.test"]);
    await backUp();
    const leaving = fixture.store.db.updateTable("subscriptions").set({ left_at: Date.now() });
    await leaving.where("address", "<>", "still@list.test").execute();
    await subscribe(fixture.store, ["back@list.test"]);
    await restore();
    const all = fixture.current.db.selectFrom("subscriptions").select("address").orderBy("address");
    const listed = await all.where("left_at", "is", null).execute();
    expect(listed).toEqual([{ address: "back@list.test" }, { address: "still@list.test" }]);
  });

  test("20. an email that was sent is not sent again", async () => {
    await fixture.write("jane@mailbox.test");
    await backUp();
    await fixture.deliver();
    const sent = await mails();
    expect(sent).toMatchObject([{ state: "sent" }]);
    await restore();
    expect(await mails()).toEqual(sent);
  });

  test("20. emails more than 3 days old are on hold: status lists them, and the owner can send them", async () => {
    await fixture.write("old@mailbox.test");
    await fixture.clock.pass(2 * dayMs, 0);
    await fixture.write("young@mailbox.test");
    await backUp();
    await fixture.store.db.deleteFrom("outbox").execute();
    await fixture.clock.pass(2 * dayMs, 0);

    await restore();
    const byAge = fixture.current.db.selectFrom("outbox").selectAll().orderBy("created_at");
    expect(await byAge.execute()).toMatchObject([
      { state: "on-hold", attempts: 0 },
      { state: "waiting", last_error: null },
    ]);
    const status = await fixture.site("status");
    expect(status.code).toBe(1);
    expect(status.out).toContain("1 email held back, too old to send without asking you");
    const now = fixture.clock.now();
    expect(await sendLostAgain(fixture.current, { until: now, now })).toBe(true);
    expect(await mails()).toMatchObject([{ state: "waiting" }, { state: "waiting" }]);
  });

  test("20. an email that was being sent during the backup waits again", async () => {
    await fixture.write("jane@mailbox.test");
    await fixture.store.db
      .updateTable("outbox")
      .set({ state: "sending", lease_token: "t", lease_until: Date.now() + dayMs })
      .execute();
    await backUp();
    await restore();
    expect(await mails()).toMatchObject([
      { state: "waiting", lease_token: null, lease_until: null, attempts: 1 },
    ]);
  });

  describe.each(["before it was frozen", "in the middle of its run"])(
    "with an issue, in a backup made %s",
    (moment) => {
      const { thursday } = sampleIssue;
      let ids: string[];

      /** Stores an issue that is being sent to three subscribers. */
      const begin = () =>
        fixture.store.transaction(async (tx) => {
          const issue = { ...unfrozen(edition()), composed: "", gathered_to: "~", recipients: 3 };
          const frozen = { ...issue, state: "sending" as const, frozen_at: Date.now() };
          await tx.insertInto("newsletter_issues").values(frozen).execute();
          const mail = { kind: "issue", issue: { thursday, giveUpAt: 2 }, now: 1 } as const;
          const messageIdDomain = "site.test";
          await enqueue(tx, ...ids.map((subjectId) => ({ ...mail, subjectId, messageIdDomain })));
        });

      beforeEach(async () => {
        await subscribe(fixture.store, ["one@list.test", "two@list.test", "three@list.test"]);
        const listed = fixture.store.db.selectFrom("subscriptions").select("id");
        ids = (await listed.execute()).map(({ id }) => id);
        if (moment === "in the middle of its run") await begin();
        await backUp();
        if (moment === "before it was frozen") await begin();
      });

      const setStates = (states: OutboxState[]) =>
        fixture.store.transaction(async (tx) => {
          for (const [index, state] of states.entries()) {
            const one = tx.updateTable("outbox").set({ state });
            await one.where("subject_id", "=", ids[index] ?? "").execute();
          }
        });

      const states = async () => {
        const all = fixture.current.db.selectFrom("outbox");
        const rows = await all.select(["subject_id", "state"]).execute();
        return ids.map((id) => rows.find((each) => each.subject_id === id)?.state);
      };

      test("68. its sent emails are known, the issue is held, and the owner can release the rest", async () => {
        await setStates(["sent", "sending"]);
        await restore();
        const store = fixture.current;
        expect(await issueRows(store.db)).toMatchObject([{ thursday, state: "held" }]);
        await actOnIssue(store, "resume-issue", { thursday, editions: [] });
        await gatherRecipients(store, { thursday, from: "news@site.test" }, new AbortController().signal);
        expect(await states()).toEqual(["sent", "in-doubt", "waiting"]);
      });

      test("68. if the issue has ended, its emails in doubt are known, and nobody gets it again", async () => {
        await setStates(["sent", "in-doubt", "unneeded"]);
        const ended = { state: "ended", ended_at: 1, sent: 1, in_doubt: 1 } as const;
        await fixture.store.transaction((tx) => tx.updateTable("newsletter_issues").set(ended).execute());
        await restore();
        expect(await issueRows(fixture.current.db)).toMatchObject([{ thursday, state: "ended" }]);
        await actOnIssue(fixture.current, "send-in-doubt", { thursday, editions: [] });
        expect(await states()).toEqual(["sent", "waiting", "unneeded"]);
      });
    },
  );

  test("94. answered enquiries and sent notices are not repeated, and the last backup is known", async () => {
    await fixture.write("jane@mailbox.test");
    await fixture.signUp("mia@mailbox.test");
    await backUp();
    const digest = { held_digest: "2026-11-23T16" };
    const answer = { answered_at: 1, answered_by: "link", reminded_at: 1, ...digest } as const;
    const notice = { kind: "quarantine", due_on: "2026-11-23T16" } as const;
    await fixture.store.transaction(async (tx) => {
      await tx.updateTable("enquiries").set(answer).execute();
      await tx.updateTable("subscriptions").set(digest).execute();
      await tx.insertInto("scheduled_notices").values(notice).execute();
    });
    await noteJobRun(fixture.store, "backup", 7);
    await restore();
    const { db } = fixture.current;
    expect(await lastJobRuns(db)).toEqual({ backup: 7 });
    expect(await db.selectFrom("enquiries").selectAll().execute()).toMatchObject([answer]);
    expect(await db.selectFrom("subscriptions").selectAll().execute()).toMatchObject([digest]);
    expect(await db.selectFrom("scheduled_notices").selectAll().execute()).toEqual([notice]);
  });

  test.each(Object.entries(carriedColumns))("every column of %s is carried over", async (table, named) => {
    const tables = await fixture.store.db.introspection.getTables();
    const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name);
    expect(named.split(/,\s+/).sort()).toEqual(columns?.sort());
  });

  test("a restore ignores columns that a newer version added before it was reverted", async () => {
    await backUp();
    for (const table of tableNames()) {
      await fixture.store.db.schema.alterTable(table).addColumn("later", "text").execute();
    }
    await restore();
  });
});
