import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findAlerts } from "../alerts/find-alerts.ts";
import { acquireDataDirLock } from "../data-dir/data-dir-lock.ts";
import { sendLostAgain } from "../mail/outbox/outbox-queries.ts";
import { unfrozen } from "../newsletter/schedule/freeze-issue.ts";
import { delivery, gather } from "../newsletter/send/gather-recipients.ts";
import { actOnIssue } from "../newsletter/send/issue-actions.ts";
import { issueRows } from "../newsletter/send/issue-row.ts";
import { runOwnerCommand } from "../owner/owner.ts";
import { erasePerson } from "../privacy/erase.ts";
import { deleteOld } from "../privacy/retention.ts";
import { lastJobRuns, noteJobRun } from "../store/job-runs.ts";
import { createLastRun } from "../store/last-run.ts";
import type { DeliveryState } from "../store/schema.ts";
import { openStore, type Store } from "../store/store.ts";
import { bothDatabases, eitherDatabase } from "../testing/databases.ts";
import { edition, subscribe } from "../testing/fixtures/issue-fixture.ts";
import { createPrivacyFixture, type PrivacyFixture } from "../testing/fixtures/privacy-fixture.ts";
import { sampleIssue } from "../testing/fixtures/sample-issue.ts";

const day = 24 * 60 * 60 * 1000;
let fixture: PrivacyFixture;
let file: string;
/** After a restore: what a server would find. */
let restored: Store | null;

async function site(...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const { dataDir, secret, clock, database } = fixture;
  const code = await runOwnerCommand(argv, {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    env: { DATA_DIR: dataDir, SECRET: secret, DATABASE_URL: database.settings.databaseUrl ?? "" },
    now: clock.now,
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
}

const done = { code: 0, err: "" };

/** As an owner does: the server is stopped first. */
async function restore() {
  await fixture.store.close();
  const answer = await site("restore", file);
  restored = await openStore(fixture.database.settings);
  return answer;
}

async function addresses(store: Store | null): Promise<string[]> {
  const rows = await (store ?? fixture.store).db.selectFrom("enquiries").select("email").execute();
  return rows.map(({ email }) => email).sort();
}

const mails = (store: Store | null) =>
  (store ?? fixture.store).db.selectFrom("outbox").selectAll().orderBy("id").execute();

describe.each(bothDatabases)("backup and restore on %s", (kind) => {
  beforeEach(async () => {
    restored = null;
    fixture = await createPrivacyFixture(kind);
    file = path.join(fixture.dataDir, "copy.backup");
  });
  afterEach(async () => {
    await restored?.close();
    await fixture.tearDown();
  });

  /** Writes enquiries, each with its mail in one transaction, until it is told to stop. */
  async function startWriting(): Promise<() => Promise<void>> {
    if (kind === "sqlite") return writeFromAnotherProcess(path.join(fixture.dataDir, "site.db"));
    let writing = true;
    const written = Promise.all(
      [1, 2, 3].map(async (writer) => {
        for (let count = 0; writing; count += 1) await fixture.write(`w${writer}-${count}@mailbox.test`);
      }),
    );
    await expect.poll(async () => (await fixture.counts()).enquiries).toBeGreaterThan(10);
    return async () => {
      writing = false;
      await written;
    };
  }

  test("55. a copy made while others write is one moment of the database, and restores whole", async () => {
    await fixture.write("jane@mailbox.test", { message: "Two lines,\nand \u2028 a third; “quoted”, 🦘" });
    await fixture.signUp("joe@mailbox.test");
    const stop = await startWriting();
    const before = (await fixture.counts()).enquiries ?? 0;
    expect(await site("backup", file)).toMatchObject(done);
    const after = (await fixture.counts()).enquiries ?? 0;
    await expect.poll(async () => (await fixture.counts()).enquiries ?? 0).toBeGreaterThan(after);
    await stop();
    const jane = await fixture.store.db
      .selectFrom("enquiries")
      .selectAll()
      .where("email", "=", "jane@mailbox.test")
      .execute();

    expect(await restore()).toMatchObject(done);
    const found = await addresses(restored);
    expect(found.length).toBeGreaterThanOrEqual(before);
    expect(found.length).toBeLessThanOrEqual(after);
    // Never an enquiry without its mail, or a mail without its enquiry.
    const subjects = (await mails(restored))
      .filter((mail) => mail.kind === "enquiry")
      .map((mail) => mail.subject_id);
    const ids = await restored?.db.selectFrom("enquiries").select("id").execute();
    expect(subjects.sort()).toEqual(ids?.map(({ id }) => id).sort());
    const same = restored?.db.selectFrom("enquiries").selectAll().where("email", "=", "jane@mailbox.test");
    expect(await same?.execute()).toEqual(jane);
    expect(await restored?.db.selectFrom("subscriptions").select("address").execute()).toEqual([
      { address: "joe@mailbox.test" },
    ]);
    if (kind === "sqlite") expect(integrity(path.join(fixture.dataDir, "site.db"))).toBe("ok");
    await restored?.ready();
  });

  test("55. the copy is for this user's eyes, and never replaces a file unasked", async () => {
    await fixture.write("jane@mailbox.test");
    const { out } = await site("backup", file);
    expect(out).toContain(file);
    expect(out).toMatch(/SECRET +once.*\n.*erasures +as often/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const first = await readFile(file);
    await fixture.write("joe@mailbox.test");
    expect(await site("backup", file)).toEqual({
      code: 1,
      out: "",
      err: `${file} is there already; choose another name, or say --overwrite.`,
    });
    expect(await readFile(file)).toEqual(first);
    expect((await site("backup", file, "--overwrite")).out).toContain("in place of the file that was there");
    expect(await readFile(file)).not.toEqual(first);
    expect((await readdir(fixture.dataDir)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("55. a place that can't be written is a line, not a stack", async () => {
    const nowhere = path.join(fixture.dataDir, "no", "such", "folder");
    expect(await site("backup", nowhere)).toEqual({
      code: 1,
      out: "",
      err: `${nowhere} can't be written (ENOENT); nothing was made.`,
    });
  });

  test("20. a restore is refused while a server holds the database, and changes nothing", async () => {
    await fixture.write("jane@mailbox.test");
    await site("backup", file);
    await fixture.write("joe@mailbox.test");
    const release = kind === "sqlite" ? acquireDataDirLock(fixture.dataDir) : () => {};
    const { code, err } = await site("restore", file);
    expect(code).toBe(1);
    expect(err).toMatch(/stopped first; nothing was changed|in use: 1 connections of a server/);
    release();
    expect(await addresses(null)).toEqual(["jane@mailbox.test", "joe@mailbox.test"]);
  });

  test("20. mails more than 3 days old are put on hold for a person: seen in status, sent by the owner's word", async () => {
    await fixture.write("old@mailbox.test");
    await fixture.clock.pass(2 * day, 0);
    await fixture.write("young@mailbox.test");
    await site("backup", file);
    await fixture.store.db.deleteFrom("outbox").execute();
    await fixture.clock.pass(2 * day, 0);

    expect((await restore()).out).toContain("1 emails more than 3 days old");
    expect(await mails(restored)).toMatchObject([
      { state: "on-hold", attempts: 0 },
      { state: "waiting", last_error: null },
    ]);
    const status = await site("status");
    expect(status.code).toBe(1);
    expect(status.out).toContain("1 email held back, too old to send unasked");
    const now = fixture.clock.now();
    expect(await sendLostAgain(restored ?? fixture.store, { until: now, now })).toBe(true);
    expect(await mails(restored)).toMatchObject([{ state: "waiting" }, { state: "waiting" }]);
  });

  test("20. a mail that went out after the backup does not go out again", async () => {
    await fixture.write("jane@mailbox.test");
    await site("backup", file);
    await fixture.deliver();
    const sent = await mails(null);
    expect(sent).toMatchObject([{ state: "sent" }]);
    expect((await restore()).out).toContain("1 emails that went out since");
    expect(await mails(restored)).toEqual(sent);
  });

  // What is told apart here no database knows: one speaks for both.
  if (eitherDatabase.includes(kind))
    describe("what was done since it was made", () => {
      describe.each(["before it was frozen", "in the middle of its run"])(
        "of an issue, made %s",
        (moment) => {
          const { thursday } = sampleIssue;
          const row = {
            ...unfrozen(edition()),
            composed: "",
            state: "sending" as const,
            gathered_to: "~",
            recipients: 3,
          };
          let ids: string[];

          /** A run to three people, in which a backup is made. */
          beforeEach(async () => {
            const { store } = fixture;
            await subscribe(store, ["one@list.test", "two@list.test", "three@list.test"]);
            const listed = store.db
              .selectFrom("subscriptions")
              .select("id")
              .where("address", "like", "%@list.test");
            ids = (await listed.execute()).map(({ id }) => id);
            const begin = () =>
              store.transaction(async (tx) => {
                await tx
                  .insertInto("newsletter_issues")
                  .values({ ...row, frozen_at: Date.now() })
                  .execute();
                const deliveries = ids.map((id) => delivery(thursday, id, { now: 1, position: 0 }));
                await tx.insertInto("newsletter_deliveries").values(deliveries).execute();
              });
            if (moment === "in the middle of its run") await begin();
            expect(await site("backup", file)).toMatchObject(done);
            if (moment === "before it was frozen") await begin();
          });

          const goOn = (states: DeliveryState[]) =>
            fixture.store.transaction(async (tx) => {
              for (const [index, state] of states.entries()) {
                const one = tx.updateTable("newsletter_deliveries").set({ state });
                await one.where("subscription_id", "=", ids[index] ?? "").execute();
              }
            });

          const states = async () => {
            const all = (restored ?? fixture.store).db.selectFrom("newsletter_deliveries");
            const rows = await all.select(["subscription_id", "state"]).execute();
            return ids.map((id) => rows.find((each) => each.subscription_id === id)?.state);
          };

          test("68. who has it is known, it is held, and the others get it when the owner says so", async () => {
            await goOn(["sent", "handing-over"]);
            expect(await restore()).toMatchObject({ code: 0 });
            const store = restored ?? fixture.store;
            expect(await issueRows(store.db)).toMatchObject([{ thursday, state: "held" }]);
            await actOnIssue(store, "resume-issue", { thursday, editions: [] });
            await gather(store, thursday, new AbortController().signal);
            expect(await states()).toEqual(["sent", "in-doubt", "waiting"]);
          });

          test("68. of one that has ended since, those in doubt are known, and nobody else is sent it again", async () => {
            await goOn(["sent", "in-doubt", "unneeded"]);
            const ended = { state: "ended", ended_at: 1, sent: 1, in_doubt: 1 } as const;
            await fixture.store.transaction((tx) => tx.updateTable("newsletter_issues").set(ended).execute());
            expect(await restore()).toMatchObject({ code: 0 });
            await actOnIssue(restored ?? fixture.store, "send-in-doubt", { thursday, editions: [] });
            expect(await states()).toEqual(["sent", "waiting", "unneeded"]);
          });
        },
      );

      test("A3. who has left since the backup stays off the list, and who came back since stays on it", async () => {
        const names = ["left@list.test", "back@list.test", "still@list.test"];
        await subscribe(fixture.store, names);
        await site("backup", file);
        await fixture.store.transaction((tx) =>
          tx
            .updateTable("subscriptions")
            .set({ left_at: Date.now() })
            .where("address", "<>", "still@list.test")
            .execute(),
        );
        await subscribe(fixture.store, ["back@list.test"]);
        expect(await restore()).toMatchObject({ code: 0 });
        const listed = restored?.db
          .selectFrom("subscriptions")
          .select("address")
          .where("left_at", "is", null);
        expect((await listed?.execute())?.map(({ address }) => address).sort()).toEqual([
          "back@list.test",
          "still@list.test",
        ]);
      });

      test("94. what was answered and told since the backup is not asked and told again", async () => {
        await fixture.write("jane@mailbox.test");
        await fixture.signUp("mia@mailbox.test");
        await site("backup", file);
        const told = { held_digest: "2026-11-23T16" };
        const answer = { answered_at: 1, answered_by: "link", reminded_at: 1, ...told } as const;
        const notice = { kind: "quarantine", due_on: "2026-11-23T16" } as const;
        await fixture.store.transaction(async (tx) => {
          await tx.updateTable("enquiries").set(answer).execute();
          await tx.updateTable("subscriptions").set(told).execute();
          await tx.insertInto("scheduled_notices").values(notice).execute();
        });
        expect(await restore()).toMatchObject({ code: 0 });
        const { db } = restored ?? fixture.store;
        expect(await db.selectFrom("enquiries").selectAll().execute()).toMatchObject([answer]);
        expect(await db.selectFrom("subscriptions").selectAll().execute()).toMatchObject([told]);
        expect(await db.selectFrom("scheduled_notices").selectAll().execute()).toEqual([notice]);
      });

      test("94. B7. which alerts were told since is known, and when the last backup was made", async () => {
        const now = fixture.clock.now();
        const first = { what: "disk", since: 1, told_at: 1 } as const;
        await fixture.store.transaction((tx) => tx.insertInto("alerts").values(first).execute());
        await site("backup", file);
        const since = [
          { ...first, told_at: 2 },
          { ...first, what: "backup" },
        ] as const;
        await fixture.store.transaction(async (tx) => {
          await tx.deleteFrom("alerts").execute();
          await tx.insertInto("alerts").values(since).execute();
        });
        await noteJobRun(fixture.store, "backup", now + day);
        await noteJobRun(fixture.store, "retention", now + 1);
        expect(await restore()).toMatchObject({ code: 0 });
        const { db } = restored ?? fixture.store;
        expect(
          await db.selectFrom("alerts").selectAll().orderBy("since").orderBy("what", "desc").execute(),
        ).toEqual(since);
        expect(await lastJobRuns(db)).toEqual({ backup: now + day, retention: now + 1 });
      });

      test("94. B7. put back on an empty machine the first backup is one, and that none was made since is told", async () => {
        await fixture.write("jane@mailbox.test");
        await createLastRun({ store: fixture.store, clock: fixture.clock, log: { error: () => {} } }).begin();
        await site("backup", file);
        await fixture.store.transaction((tx) => tx.deleteFrom("job_runs").execute());
        expect(await restore()).toMatchObject({ code: 0 });
        const { db } = restored ?? fixture.store;
        const look = {
          dataDir: fixture.dataDir,
          siteUrl: "http://site.test",
          trustProxy: [],
          now: fixture.clock.now() + 51 * 60 * 60 * 1000,
        };
        expect((await findAlerts(db, look)).map(({ what }) => what)).toContain("backup");
      });

      test("20. a mail that was being sent when the backup was made waits again", async () => {
        await fixture.write("jane@mailbox.test");
        await fixture.store.db
          .updateTable("outbox")
          .set({ state: "sending", lease_token: "t", lease_until: Date.now() + day })
          .execute();
        await site("backup", file);
        await restore();
        expect(await mails(restored)).toMatchObject([
          { state: "waiting", lease_token: null, lease_until: null, attempts: 1 },
        ]);
      });
    });

  test.each(["in the replaced database", "in the list beside it"])(
    "52. who was erased since stays erased, remembered %s",
    async (place) => {
      await fixture.write("canary@mailbox.test");
      await fixture.signUp("canary@mailbox.test");
      await fixture.write("jane@mailbox.test");
      await site("backup", file);
      await fixture.clock.pass(1_000, 0);
      await erasePerson("canary@mailbox.test", fixture);
      const list = path.join(fixture.dataDir, "erasures");
      if (place === "in the replaced database") await rm(list);
      else await fixture.store.db.deleteFrom("erasures").execute();

      expect((await restore()).out).toMatch(/Erased again +2,/);
      expect(await addresses(restored)).toEqual(["jane@mailbox.test"]);
      expect(await restored?.db.selectFrom("subscriptions").selectAll().execute()).toEqual([]);
      expect(await restored?.db.selectFrom("erasures").selectAll().execute()).toHaveLength(1);
      expect(await readFile(list, "utf8")).not.toBe("");
      if (kind === "sqlite") expect(await fixture.filesHolding("canary@")).toEqual(["copy.backup"]);
    },
  );

  test("the replaced database is kept aside under its date for 30 days, and erasing tells of it", async () => {
    await fixture.write("jane@mailbox.test");
    await site("backup", file);
    await fixture.write("joe@mailbox.test");
    const { out } = await restore();
    expect(out).toMatch(/The replaced database is kept for 30 days: .*replaced_20261120_000000/);
    expect(await addresses(restored)).toEqual(["jane@mailbox.test"]);
    expect(await asideAddresses()).toEqual(["jane@mailbox.test", "joe@mailbox.test"]);
    expect((await site("privacy", "erase", "joe@mailbox.test")).err).toMatch(
      /replaced_20261120_000000, .*holds what it held/,
    );
    const store = restored ?? fixture.store;
    const old = (now: number) =>
      deleteOld({ store, dataDir: fixture.dataDir }, now, new AbortController().signal);
    expect(await old(fixture.clock.now() + 29 * day)).toMatchObject({ replacedDatabases: 0 });
    expect(await old(fixture.clock.now() + 31 * day)).toMatchObject({ replacedDatabases: 1 });
    await expect(asideAddresses()).rejects.toThrow(/unable to open|does not exist/);
  });

  async function asideAddresses() {
    const aside = "replaced_20261120_000000";
    if (kind === "sqlite") {
      const kept = new DatabaseSync(path.join(fixture.dataDir, aside, "site.db"), { readOnly: true });
      const rows = kept.prepare("select email from enquiries order by email").all();
      kept.close();
      return rows.map(({ email }) => email);
    }
    const rows = await restored?.db.withSchema(aside).selectFrom("enquiries").select("email").execute();
    return rows?.map(({ email }) => email).sort();
  }

  describe("55. a file that is no sound backup is refused before anything is touched", () => {
    beforeEach(async () => {
      await fixture.write("jane@mailbox.test", { message: "long ".repeat(3_000) });
      await site("backup", file);
      await fixture.write("joe@mailbox.test");
    });

    async function expectRefused(reason: RegExp) {
      const { code, out, err } = await restore();
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).toMatch(reason);
      expect(await addresses(restored)).toEqual(["jane@mailbox.test", "joe@mailbox.test"]);
      expect((await readdir(fixture.dataDir)).filter((name) => /replaced|restoring/.test(name))).toEqual([]);
    }

    test("no such file", async () => {
      await rm(file);
      await expectRefused(/can't be read \(ENOENT\)/);
    });

    test("cut off", async () => {
      await truncate(file, (await stat(file)).size - 4096 > 0 ? (await stat(file)).size - 4096 : 60);
      await expectRefused(/is damaged/);
    });

    test("something else", async () => {
      await writeFile(file, "to be, or not to be\n".repeat(50));
      await expectRefused(/is no backup of this site/);
    });

    test("of a newer version of the site", async () => {
      if (kind === "sqlite") {
        const copy = new DatabaseSync(file);
        copy.exec("insert into migrations values (9999, 'later', 1)");
        copy.close();
      } else {
        await rewrite((text) =>
          text.replace('"migrations":[', '"migrations":[{"number":9999,"name":"later"},'),
        );
      }
      await expectRefused(/made by a newer version of the site \(its database has seen 9999 later\)/);
    });

    test("so old that erasures have been forgotten since", async () => {
      if (kind === "sqlite") {
        const copy = new DatabaseSync(file);
        copy.exec(`insert into job_runs values ('server', ${Date.UTC(2024, 9, 1)})`);
        copy.close();
      } else {
        await rewrite((text) => text.replace(/"made":"2026/, '"made":"2024'));
        await fixture.clock.pass(2 * day, 0);
      }
      await expectRefused(/is from 2024-1.*too old to know who was erased since/);
    });

    test("of the other database", async () => {
      if (kind === "sqlite") await writeFile(file, gzipSync("{}\n"));
      else await writeFile(file, `SQLite format 3\0${"x".repeat(100)}`);
      await expectRefused(/DATABASE_URL/);
    });

    async function rewrite(change: (text: string) => string) {
      const text = gunzipSync(await readFile(file)).toString("utf8");
      expect(change(text)).not.toBe(text);
      await writeFile(file, gzipSync(change(text)));
    }

    if (kind === "postgres") {
      test("that lacks a row", async () => {
        await rewrite((text) => text.replace(/^\{"table":"outbox".*\n/m, ""));
        await expectRefused(/is not whole: it holds 2 of 3 rows/);
      });

      test("that holds what the site has no place for: all of it is undone", async () => {
        await rewrite((text) => text.replace('"table":"outbox"', '"table":"pg_class"'));
        await expectRefused(/a table pg_class, which the site has not/);
      });
    }
  });
});

test("55. a database that is damaged is replaced all the same, and kept as it is", async () => {
  fixture = await createPrivacyFixture("sqlite");
  file = path.join(fixture.dataDir, "copy.backup");
  await fixture.write("jane@mailbox.test");
  await site("backup", file);
  await erasePerson("jane@mailbox.test", fixture);
  await fixture.write("joe@mailbox.test");
  await fixture.store.close();
  await writeFile(path.join(fixture.dataDir, "site.db"), "no database ".repeat(1_000));
  const { code, out } = await site("restore", file);
  expect(code).toBe(0);
  expect(out).toContain("The replaced database could not be read.");
  // Erased by the list beside the database.
  const store = await openStore(fixture.database.settings);
  expect(await addresses(store)).toEqual([]);
  await store.close();
  const kept = path.join(fixture.dataDir, "replaced_20261120_000000", "site.db");
  expect(await readFile(kept, "utf8")).toBe("no database ".repeat(1_000));
  await fixture.database.remove();
});

test("55. what a restore that was killed has left behind does not stop the next one", async () => {
  fixture = await createPrivacyFixture("sqlite");
  file = path.join(fixture.dataDir, "copy.backup");
  await fixture.write("jane@mailbox.test");
  await site("backup", file);
  await fixture.store.close();
  const left = path.join(fixture.dataDir, "restoring");
  await rm(path.join(fixture.dataDir, "site.db"));
  await openStore({ databaseUrl: null, dataDir: left }).then((store) => store.close());
  await appendFile(path.join(left, "site.db-wal"), "half written");
  expect(await site("restore", file)).toMatchObject(done);
  const store = await openStore(fixture.database.settings);
  expect(await addresses(store)).toEqual(["jane@mailbox.test"]);
  await store.close();
  await fixture.database.remove();
});

function integrity(name: string): unknown {
  const database = new DatabaseSync(name, { readOnly: true });
  const [row] = database.prepare("pragma integrity_check").all();
  database.close();
  return row?.integrity_check;
}

async function writeFromAnotherProcess(name: string): Promise<() => Promise<void>> {
  const program = `
    const { DatabaseSync } = require("node:sqlite");
    const database = new DatabaseSync(process.argv[1], { timeout: 10000 });
    const enquiry = database.prepare("insert into enquiries (id, call, name, email, message, received_at) values (?, 'sendEmail', 'n', 'n@mailbox.test', ?, 1)");
    const mail = database.prepare("insert into outbox (id, kind, subject_id, message_id, state, attempts, due_at, created_at, give_up_at) values (?, 'enquiry', ?, ?, 'sent', 0, 1, 1, 1)");
    let count = 0;
    function write() {
      const id = "w" + count++;
      database.exec("begin immediate");
      enquiry.run(id, "m".repeat(2000));
      mail.run(id, id, id);
      database.exec("commit");
      if (count === 50) console.log("under way");
      setImmediate(write);
    }
    write();
  `;
  const child = spawn(process.execPath, ["-e", program, name], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
}
