// R-RELEASE-2, R-RELEASE-3
import { appendFile, copyFile, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { acquireDataDirLock } from "../data-dir/data-dir-lock.ts";
import { dayMs } from "../durations.ts";
import { noteSecret } from "../owner/alerts/secret-change.ts";
import { erasePerson } from "../privacy/erase.ts";
import { deleteOld } from "../privacy/retention.ts";
import { noteJobRun } from "../store/job-runs.ts";
import type { StoreKind } from "../store/schema.ts";
import { openStore } from "../store/store.ts";
import {
  type BackupFixture,
  createBackupFixture,
  databasesWithBackup,
} from "../testing/fixtures/backup-fixture.ts";
import { ownerCommand } from "../testing/owner-command.ts";

let fixture: BackupFixture;

async function begin(kind: StoreKind) {
  fixture = await createBackupFixture(kind);
  await fixture.write("jane@mailbox.test");
}
afterEach(() => fixture.tearDown());

async function addresses(): Promise<string[]> {
  const rows = await fixture.current.db.selectFrom("enquiries").select("email").execute();
  return rows.map(({ email }) => email).sort();
}

const foldersLeft = async () =>
  (await readdir(fixture.dataDir)).filter((name) => /replaced|restoring/.test(name));

describe.each(databasesWithBackup)("a restore on %s", (kind) => {
  beforeEach(() => begin(kind));

  test("20. is refused while a server uses the database, and changes nothing", async () => {
    await fixture.site("backup", fixture.file);
    await fixture.write("joe@mailbox.test");
    const release = kind === "sqlite" ? acquireDataDirLock(fixture.dataDir) : () => {};
    const { code, err } = await fixture.site("restore", fixture.file);
    expect(code).toBe(1);
    expect(err).toMatch(
      /stopped first; nothing was changed|a server is using the database; stop every server/,
    );
    release();
    expect(await addresses()).toEqual(["jane@mailbox.test", "joe@mailbox.test"]);
  });

  test("keeps the replaced database for 30 days, and erasing a person mentions it", async () => {
    await fixture.site("backup", fixture.file);
    await fixture.write("joe@mailbox.test");
    const { out } = await fixture.restore();
    expect(out).toMatch(/The replaced database is kept for 30 days: .*replaced_20261120_000000/);
    expect(await addresses()).toEqual(["jane@mailbox.test"]);
    expect(await replacedAddresses()).toEqual(["jane@mailbox.test", "joe@mailbox.test"]);
    expect((await fixture.site("privacy", "erase", "joe@mailbox.test")).err).toMatch(
      /replaced_20261120_000000, .*contains this person.s data/,
    );
    const { dataDir, current: store } = fixture;
    const old = (now: number) => deleteOld({ store, dataDir }, now, new AbortController().signal);
    expect(await old(fixture.clock.now() + 29 * dayMs)).toMatchObject({ replacedDatabases: 0 });
    expect(await old(fixture.clock.now() + 31 * dayMs)).toMatchObject({ replacedDatabases: 1 });
    await expect(replacedAddresses()).rejects.toThrow(/unable to open|does not exist/);
  });

  async function replacedAddresses() {
    const keptAt = "replaced_20261120_000000";
    if (kind === "sqlite") {
      const kept = new DatabaseSync(path.join(fixture.dataDir, keptAt, "site.db"), { readOnly: true });
      const rows = kept.prepare("select email from enquiries order by email").all();
      kept.close();
      return rows.map(({ email }) => email);
    }
    const rows = fixture.current.db.withSchema(keptAt).selectFrom("enquiries").select("email");
    return (await rows.orderBy("email").execute()).map(({ email }) => email);
  }

  describe("55. an invalid backup is refused before anything changes", () => {
    async function expectRefused(reason: RegExp) {
      await fixture.write("joe@mailbox.test");
      const answer = await fixture.restore();
      expect(answer).toEqual({ code: 1, out: "", err: expect.stringMatching(reason) });
      expect(answer.err).not.toContain("\n");
      expect(await addresses()).toEqual(["jane@mailbox.test", "joe@mailbox.test"]);
      expect(await foldersLeft()).toEqual([]);
    }

    test("a missing file", () => expectRefused(/can't be read \(ENOENT\)/));

    test("a truncated file", async () => {
      await fixture.write("long@mailbox.test", { message: "long ".repeat(3_000) });
      await fixture.site("backup", fixture.file);
      await fixture.store.db.deleteFrom("enquiries").where("email", "=", "long@mailbox.test").execute();
      await truncate(fixture.file, (await stat(fixture.file)).size - 200);
      await expectRefused(/is damaged|could not read from input file/);
    });

    test("a file of a newer version of the site", async () => {
      const later = { number: 9999, name: "later", applied_at: 1 };
      await fixture.store.db.insertInto("migrations").values(later).execute();
      await fixture.site("backup", fixture.file);
      await fixture.store.db.deleteFrom("migrations").where("number", "=", 9999).execute();
      await expectRefused(/made by a newer version of the site \(with migration 9999 later\)/);
    });

    test("a file older than the records of erasures", async () => {
      await noteJobRun(fixture.store, "server", Date.UTC(2024, 9, 1));
      await fixture.site("backup", fixture.file);
      await expectRefused(/is from 2024-10-01, which is too old: the record of who has been erased/);
    });

    test("a file of the other kind of database", async () => {
      await writeFile(fixture.file, kind === "sqlite" ? "PGDMP and more" : "SQLite format 3\0 and more");
      await expectRefused(/DATABASE_URL/);
    });
  });

  test("a backup of an older version is migrated", async () => {
    const { db } = fixture.store;
    for (const column of ["notice_kind", "notice_about"])
      await db.schema.alterTable("outbox").dropColumn(column).execute();
    await db.deleteFrom("migrations").where("number", "=", 2).execute();
    await fixture.site("backup", fixture.file);
    expect(await fixture.restore()).toMatchObject({ code: 0, err: "" });
    const mails = fixture.current.db.selectFrom("outbox").select("notice_kind");
    expect(await mails.execute()).toEqual([{ notice_kind: null }]);
  });

  if (kind === "postgres") {
    test("55. an error halfway undoes everything", async () => {
      await fixture.store.db.schema.alterTable("scheduled_notices").renameTo("others").execute();
      await fixture.site("backup", fixture.file);
      await fixture.store.db.schema.alterTable("others").renameTo("scheduled_notices").execute();
      await fixture.write("joe@mailbox.test");
      const why = 'relation "scheduled_notices" does not exist at character 13.';
      const err = `psql failed and changed nothing: ${why}`;
      expect(await fixture.restore()).toEqual({ code: 1, out: "", err });
      expect(await addresses()).toEqual(["jane@mailbox.test", "joe@mailbox.test"]);
      expect(await foldersLeft()).toEqual([]);
    });
  }
});

describe("a restore over a SQLite database", () => {
  beforeEach(async () => {
    await begin("sqlite");
    await fixture.site("backup", fixture.file);
  });

  test("55. that is damaged keeps the file, and erases whoever is in the list of erasures beside it", async () => {
    await erasePerson("jane@mailbox.test", fixture);
    await fixture.write("joe@mailbox.test");
    // A crash leaves the write-ahead log, which closing deletes.
    const log = path.join(fixture.dataDir, "site.db-wal");
    const left = await readFile(log);
    await fixture.store.close();
    await writeFile(log, left);
    await writeFile(path.join(fixture.dataDir, "site.db"), "no database ".repeat(1_000));
    const { code, out } = await fixture.restore();
    expect(code).toBe(0);
    expect(out).toContain("The replaced database could not be read,");
    expect(await addresses()).toEqual([]);
    const kept = path.join(fixture.dataDir, "replaced_20261120_000000", "site.db");
    expect(await readFile(kept, "utf8")).toBe("no database ".repeat(1_000));
  });

  test("55. ignores the remains of a restore that was killed", async () => {
    await fixture.store.close();
    const left = path.join(fixture.dataDir, "restoring");
    await rm(path.join(fixture.dataDir, "site.db"));
    await openStore({ databaseUrl: null, dataDir: left }).then((store) => store.close());
    await appendFile(path.join(left, "site.db-wal"), "half written");
    expect(await fixture.restore()).toMatchObject({ code: 0, err: "" });
    expect(await addresses()).toEqual(["jane@mailbox.test"]);
    expect(await foldersLeft()).toEqual([]);
  });

  test("55. on a new machine makes the data folder, and asks for the old secret and the list of erasures", async () => {
    const { file, clock, secret } = fixture;
    await noteSecret(fixture.store, { secret, secretBefore: null, now: clock.now() });
    await fixture.site("backup", file, "--overwrite");
    await erasePerson("jane@mailbox.test", fixture);
    const dataDir = path.join(fixture.dataDir, "new", "machine");
    const restored = (env = {}) =>
      ownerCommand(["restore", file], { DATA_DIR: dataDir, DATABASE_URL: "", ...env }, clock.now);
    const out = expect.stringMatching(/^There was no .*machine\/erasures: .*people erased since/m);
    const err = expect.stringMatching(/machine\/secret\) is not the one/);
    expect(await restored()).toEqual({ code: 0, out, err });
    await copyFile(path.join(fixture.dataDir, "erasures"), path.join(dataDir, "erasures"));
    await clock.pass(1_000, 0);
    const second = await restored({ SECRET: secret });
    expect(second).toEqual({ code: 0, err: "", out: expect.stringMatching(/^1 enquiries and signups of/m) });
    expect(second.out).not.toMatch(/There was no/);
  });
});
