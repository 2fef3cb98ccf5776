// R-RELEASE-1
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { lastJobRuns } from "../store/job-runs.ts";
import { createBackupFixture, databasesWithBackup } from "../testing/fixtures/backup-fixture.ts";
import { eachTest } from "../testing/fresh-fixture.ts";

describe.each(databasesWithBackup)("a backup of %s", (kind) => {
  const fixture = eachTest(() => createBackupFixture(kind));

  test("55. a backup made during writes is a consistent snapshot and can be restored", async () => {
    await fixture.write("jane@mailbox.test", { message: "Two lines,\nand \u2028 a third; “quoted”, 🦘 \\." });
    await fixture.signUp("joe@mailbox.test");
    let backedUp: unknown = null;
    const writers = [1, 2, 3].map(async (writer) => {
      for (let count = 0; count < 20 || backedUp === null; count += 1) {
        await fixture.write(`w${writer}-${count}@mailbox.test`);
        // Yields to the event loop, because SQLite calls block it.
        await setImmediate();
      }
    });
    await expect.poll(async () => (await fixture.counts()).enquiries).toBeGreaterThan(10);
    const before = (await fixture.counts()).enquiries ?? 0;
    backedUp = await fixture.site("backup", fixture.file);
    await Promise.all(writers);
    expect(backedUp).toMatchObject({ code: 0, err: "" });
    const jane = await enquiriesOf("jane@mailbox.test");

    expect(await fixture.restore()).toMatchObject({ code: 0, err: "" });
    const { db, ready } = fixture.current;
    const ids = (await db.selectFrom("enquiries").select("id").execute()).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(before);
    // In the backup, each enquiry has exactly one email, and each email belongs to an enquiry.
    const mails = await db.selectFrom("outbox").select("subject_id").where("kind", "=", "enquiry").execute();
    expect(mails.map(({ subject_id }) => subject_id).sort()).toEqual(ids.sort());
    expect(await enquiriesOf("jane@mailbox.test")).toEqual(jane);
    expect(await db.selectFrom("subscriptions").select("address").execute()).toEqual([
      { address: "joe@mailbox.test" },
    ]);
    if (kind === "sqlite") expect(integrity(path.join(fixture.dataDir, "site.db"))).toBe("ok");
    await ready();
  });

  const enquiriesOf = (email: string) =>
    fixture.current.db.selectFrom("enquiries").selectAll().where("email", "=", email).execute();

  test("55. only this user can read it, and it replaces a file only with --overwrite", async () => {
    const { file, dataDir } = fixture;
    await fixture.write("jane@mailbox.test");
    const { out } = await fixture.site("backup", file);
    expect(out).toContain(file);
    expect(out).toMatch(/SECRET +once.*\n.*erasures +often/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const first = await readFile(file);
    await fixture.write("joe@mailbox.test");
    expect(await fixture.site("backup", file)).toEqual({
      code: 1,
      out: "",
      err: `${file} already exists; choose another name, or add --overwrite.`,
    });
    expect(await readFile(file)).toEqual(first);
    expect((await fixture.site("backup", file, "--overwrite")).out).toContain(
      "replacing the file that was there",
    );
    expect(await readFile(file)).not.toEqual(first);
    expect((await readdir(dataDir)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("55. a path that cannot be written is reported in one line without a stack, and not recorded as a backup", async () => {
    const nowhere = path.join(fixture.dataDir, "no", "such", "folder");
    expect(await fixture.site("backup", nowhere)).toEqual({
      code: 1,
      out: "",
      err: `${nowhere} can't be written to (ENOENT); no backup was made.`,
    });
    expect(await lastJobRuns(fixture.store.db)).toEqual({});
  });

  if (kind === "postgres") {
    test("55. without PostgreSQL's client programs, one line says what to install", async () => {
      await fixture.site("backup", fixture.file);
      vi.stubEnv("PATH", "");
      const other = path.join(fixture.dataDir, "other.backup");
      const missing = (name: string) =>
        `${name} is not on the PATH: install the PostgreSQL client programs (on Debian: apt-get install postgresql-client), in the same version as the server.`;
      expect(await fixture.site("backup", other)).toEqual({ code: 1, out: "", err: missing("pg_dump") });
      expect(await readdir(fixture.dataDir)).toEqual(["copy.backup"]);
      expect(await fixture.restore()).toEqual({ code: 1, out: "", err: missing("pg_restore") });
    });
  }
});

function integrity(name: string): unknown {
  const database = new DatabaseSync(name, { readOnly: true });
  const [row] = database.prepare("pragma integrity_check").all();
  database.close();
  return row?.integrity_check;
}
