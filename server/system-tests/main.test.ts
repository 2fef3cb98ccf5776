// R-RUN-7, R-DATA-2
import { chmod, mkdir, readdir, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { mailboxHash, recordErasure } from "../privacy/erasures.ts";
import { lastRun } from "../store/last-run.ts";
import { openStore } from "../store/store.ts";
import { writeEnquiry } from "../testing/fixtures/write-enquiry.ts";
import { startTestSite } from "../testing/started-site.ts";
import { createTestDatabase } from "../testing/test-database.ts";

describe("only this user can read what is in DATA_DIR", () => {
  test("the folder, the database, emails and other files, even if they were readable before", async () => {
    const { settings, remove } = await createTestDatabase("sqlite");
    const { dataDir } = settings;
    const replaced = path.join(dataDir, "replaced_20261120_000000");
    await mkdir(replaced);
    await writeFile(path.join(replaced, "site.db"), "");
    for (const name of await readdir(dataDir, { recursive: true }))
      await chmod(path.join(dataDir, name), 0o755);
    await chmod(dataDir, 0o777);
    const site = await startTestSite("sqlite", { DATA_DIR: dataDir });
    const enquiry = { from: "Jane <jane@mail.test>", email: "jane@mail.test", text: "Hello." };
    await site.call("sendContactEmail", enquiry);
    const mail = path.join(dataDir, "mail");
    await expect.poll(() => readdir(mail).catch(() => [])).toEqual([expect.stringMatching(/\.eml$/)]);
    const open = await openToOthers(dataDir);
    await site.stop();
    expect(open).toEqual([]);
    await remove();
  });

  test("if a file cannot be protected, the startup reports it, and the site runs", async () => {
    const { settings, remove } = await createTestDatabase("sqlite");
    // A symbolic link to a file whose mode not even root can change.
    const immutableFile = path.join(settings.dataDir, "stubborn");
    await symlink("/proc/self/status", immutableFile);
    const site = await startTestSite("sqlite", { DATA_DIR: settings.dataDir });
    await site.stop();
    expect(site.printed).toContain(
      `DATA_DIR: other users of this machine can read ${immutableFile}, and this user can't change that; its owner can, with chmod go-rwx`,
    );
    await remove();
  });

  /** Returns folders with a mode other than 0700 and files with a mode other than 0600. */
  async function openToOthers(dataDir: string): Promise<string[]> {
    const names = await readdir(dataDir, { recursive: true });
    expect(names).toContain("site.db-wal");
    const all = [dataDir, ...names.map((name) => path.join(dataDir, name))];
    const found = await Promise.all(all.map(async (file) => ({ file, stats: await stat(file) })));
    return found.flatMap(({ file, stats }) => {
      const mode = stats.mode & 0o777;
      return mode === (stats.isDirectory() ? 0o700 : 0o600) ? [] : `${file} ${mode.toString(8)}`;
    });
  }
});

test("20. 52. before anything is sent, a start erases what a backup brought back, and records that it runs", async () => {
  const { settings, remove } = await createTestDatabase("sqlite");
  const store = await openStore(settings);
  const secret = "s".repeat(32);
  await writeEnquiry({ store, now: () => 1, messageIdDomain: "site.test" });
  const erasure = { hash: mailboxHash("jane@example.org", secret), at: 2 };
  await recordErasure({ store, dataDir: settings.dataDir }, erasure);
  const site = await startTestSite("sqlite", { DATA_DIR: settings.dataDir, SECRET: secret });
  await site.stop();
  expect(await store.db.selectFrom("enquiries").selectAll().execute()).toEqual([]);
  expect(await readdir(settings.dataDir)).not.toContain("mail");
  expect(await lastRun(store.db)).toBeGreaterThan(1);
  await store.close();
  await remove();
});
