// R-INBOX-7
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { hourMs as hour, minuteMs as minute } from "../../durations.ts";
import { enqueue } from "../../mail/outbox/enqueue.ts";
import { noteJobRun } from "../../store/job-runs.ts";
import type { MailKind } from "../../store/schema.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { openTestStore } from "../../testing/test-database.ts";
import { createDiskNote } from "./disk.ts";
import { findAlerts } from "./find-alerts.ts";

const inSydney = (time: string) => Temporal.ZonedDateTime.from(`${time}[Australia/Sydney]`).epochMilliseconds;
const now = inSydney("2026-11-24T09:00");

describe.each(eitherDatabase)("alerts on %s", (kind) => {
  const { store, database } = openTestStore(kind, "each");
  let dataDir: string;
  beforeEach(() => {
    ({ dataDir } = database.settings);
    return noteJobRun(store, "retention", now + 7 * 24 * hour);
  });

  const settings = { siteUrl: "http://localhost:3000", trustProxy: [] };
  const find = (at = now, from = dataDir) => findAlerts(store.db, { ...settings, dataDir: from, now: at });
  const names = async (at = now, from = dataDir) => (await find(at, from)).map(({ what }) => what);

  describe("undelivered email", () => {
    const old = now - 16 * minute;
    const queue = (mailKind: MailKind, change?: { attempts?: number; due_at?: number }) =>
      store.transaction(async (tx) => {
        await enqueue(tx, { kind: mailKind, subjectId: "a", now: old, messageIdDomain: "site.test" });
        if (change) await tx.updateTable("outbox").set(change).execute();
      });
    const putOff = { attempts: 4, due_at: now + 5 * minute };

    test.each<[string, MailKind, typeof putOff | undefined, string[]]>([
      ["a deferred email to the owner", "enquiry", putOff, ["mail-waiting"]],
      ["a deferred notice", "notice", putOff, ["mail-waiting"]],
      // A visitor may have mistyped a domain.
      ["a deferred email to a visitor", "receipt", putOff, []],
      ["a deferred confirmation", "confirmation", putOff, []],
      ["a deferred welcome", "welcome", putOff, []],
      ["an enquiry that is due while no mail server can be reached", "enquiry", undefined, ["mail-waiting"]],
      ["a receipt that is due while no mail server can be reached", "receipt", undefined, ["mail-waiting"]],
    ])("%s (%s)", async (_, mailKind, change, raised) => {
      await queue(mailKind, change);
      expect(await names()).toEqual(raised);
      expect(await names(now - 2 * minute)).toEqual([]);
    });

    test("raises an alert that says why emails to the owner were lost", async () => {
      const waiting = store.db.updateTable("outbox").where("state", "=", "waiting");
      for (const state of ["unwritten", "refused", "dead", "on-hold"] as const) {
        await queue("notice");
        await queue("receipt");
        await waiting.set({ state }).execute();
      }
      expect((await find()).map(({ found }) => found)).toEqual([
        "1 email that could not be written; the log says why",
        "1 email refused by the mail server",
        "1 email given up after repeated attempts",
        "1 email held back, too old to send without asking you",
      ]);
    });

    test("raises no alert if a notice is scheduled for later", async () => {
      await queue("notice", { due_at: now + hour });
      expect(await names()).toEqual([]);
    });
  });

  test("a failed check raises an alert, and hides no other alert", async () => {
    await noteJobRun(store, "backup", now - 60 * hour);
    const secret = { what: "secret", at: now, found: "no JSON" } as const;
    await store.db.insertInto("check_results").values(secret).execute();
    const alerts = await find(now, path.join(dataDir, "away"));
    expect(alerts.map(({ what }) => what)).toEqual(["unseen", "backup", "unseen"]);
    expect(alerts.map(({ found }) => found).join()).toMatch(
      /^disk can’t .*\(E[A-Z]+ on .*away\).*,secret can’t .*\(SyntaxError\)/,
    );
  });

  test("an enquiry without an answer raises an alert a day after it, despite a reminder, until the third day", async () => {
    const words = { call: "sendEmail", name: "Jane", email: "jane@mailbox.test", message: "" } as const;
    const row = { id: "a", ...words, received_at: now, reminded_at: now };
    await store.db.insertInto("enquiries").values(row).execute();
    const found = [24, 25, 71, 72].map((hours) => names(now + hours * hour));
    expect(await Promise.all(found)).toEqual([[], ["unanswered"], ["unanswered"], []]);
  });

  test("a missing TRUST_PROXY raises an alert with HTTPS, which only a proxy provides", async () => {
    const found = async (siteUrl: string, trustProxy: string[]) =>
      (await findAlerts(store.db, { siteUrl, trustProxy, dataDir, now })).map(({ what }) => what);
    expect(await found("https://site.test", [])).toEqual(["visitors"]);
    expect(await found("https://site.test", ["127.0.0.1"])).toEqual([]);
    expect(await found("http://site.test", [])).toEqual([]);
  });

  test("53. an alert is raised if retention has not run for 25 hours, even if it never ran", async () => {
    await store.transaction(async (tx) => {
      await tx.deleteFrom("job_runs").execute();
      await tx.updateTable("migrations").set({ applied_at: now }).execute();
    });
    expect(await names(now + 25 * hour)).toEqual([]);
    expect(await names(now + 25 * hour + 1)).toEqual(["retention"]);
    await noteJobRun(store, "retention", now + 24 * hour);
    expect(await names(now + 49 * hour)).toEqual([]);
    expect(await names(now + 49 * hour + 1)).toEqual(["retention"]);
  });

  test("a nearly full disk raises an alert on every server, until it has space or its server is gone", async () => {
    const here = path.join(dataDir, "here");
    const note = createDiskNote(store, here);
    const endFull = fillDisk(here);
    await note(now);
    await createDiskNote(store, dataDir)(now);
    const [elsewhere] = await find();
    expect(elsewhere?.what).toBe("disk");
    expect(elsewhere?.found).toContain(here);
    expect(await find(now, here)).toHaveLength(1);
    expect(await names(now + 16 * minute)).toEqual([]);
    await note(now + 10 * minute);
    expect(await names(now + 16 * minute)).toEqual(["disk"]);
    endFull();
    await fs.mkdir(here);
    await note(now + 11 * minute);
    expect(await names(now + 11 * minute)).toEqual([]);
  });

  test.each([
    [5_119, 100_000, ["disk"]],
    [5_121, 100_000, []],
    [1_999, 20_000, ["disk"]],
    [2_001, 20_000, []],
  ])("%d MiB free of %d raise an alert, or not: %j", async (free, whole, expected) => {
    const here = path.join(dataDir, "here");
    fillDisk(here, free, whole);
    expect((await find(now, here)).map(({ what }) => what)).toEqual(expected);
  });

  test("an announced issue that is 15 minutes late raises an alert until it is skipped", async () => {
    const thursday = "2026-11-26";
    const preview = { kind: "preview", due_on: `${thursday} c0ffee` } as const;
    await store.transaction((tx) => tx.insertInto("scheduled_notices").values(preview).execute());
    expect(await names(inSydney("2026-11-26T09:14"))).toEqual([]);
    expect(await names(inSydney("2026-11-26T09:16"))).toEqual(["issue-late"]);
    expect(await names(inSydney("2026-11-26T21:01"))).toEqual([]);
    const held = { thursday, slug: "a", title: "A", state: "held", due_at: now } as const;
    await store.transaction((tx) => tx.insertInto("newsletter_issues").values(held).execute());
    expect(await names(inSydney("2026-11-26T09:16"))).toEqual(["issue"]);
  });

  test("an issue that stalls for an hour raises an alert, unless the rate limit is used up", async () => {
    const issue = { thursday: "2026-11-19", slug: "a", title: "A", state: "sending", due_at: now } as const;
    await store.transaction(async (tx) => {
      await tx.insertInto("newsletter_issues").values(issue).execute();
      const mail = { thursday: issue.thursday, giveUpAt: now + 40 * 60 * minute };
      await enqueue(tx, { kind: "issue", subjectId: "1", issue: mail, now, messageIdDomain: "site.test" });
    });
    expect(await names(now + 59 * minute)).toEqual([]);
    expect(await names(now + 61 * minute)).toEqual(["issue-late"]);
    const used = { minute: now / minute, reserved: 200 };
    await store.transaction((tx) => tx.insertInto("send_quota").values(used).execute());
    expect(await names(now + 61 * minute)).toEqual([]);
  });
});

/** Simulates a disk for this folder, in MiB, until the test ends or the returned function is called. */
function fillDisk(folder: string, bavail = 0, blocks = 4): () => void {
  const { statfs } = fs;
  const measured = vi.spyOn(fs, "statfs");
  measured.mockImplementation(async (asked) => ({
    ...(await statfs(asked === folder ? "/" : asked)),
    ...(asked === folder && { blocks, bavail, bsize: 2 ** 20 }),
  }));
  syncBuiltinESMExports();
  const end = () => {
    measured.mockRestore();
    syncBuiltinESMExports();
  };
  onTestFinished(end);
  return end;
}
