import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acquireDataDirLock } from "../data-dir/data-dir-lock.ts";
import { enqueue } from "../mail/outbox/enqueue.ts";
import { startSite } from "../main.ts";
import { noteJobRun } from "../store/job-runs.ts";
import { openStore } from "../store/store.ts";
import { formPages } from "../testing/form-pages.ts";
import { startTestSite } from "../testing/started-site.ts";
import { createTestDatabase } from "../testing/test-database.ts";

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "site-root-"));
  for (const page of ["", "404", "500"]) {
    await mkdir(path.join(root, "build", "client", page), { recursive: true });
    await writeFile(path.join(root, "build", "client", page, "index.html"), `<!DOCTYPE html>${page}`);
  }
});

afterAll(() => rm(root, { recursive: true }));

function start(settings: Record<string, string>, log: string[] = [], printed: string[] = []) {
  return startSite(formPages, {
    root,
    buildFolder: path.join(root, "build"),
    environment: { PORT: "0", ...settings },
    print: (line) => printed.push(line),
    logTo: { write: (line) => log.push(line) },
  });
}

describe("a start that fails lets go of the folder and closes its database", () => {
  test.each<[string, (dataDir: string) => Promise<Record<string, string>>, RegExp]>([
    [
      "the list of erasures can't be read",
      async (dataDir) => {
        await mkdir(path.join(dataDir, "erasures"));
        return {};
      },
      /^DATA_DIR: .*erasures can't be read \(EISDIR\); expected the list of erasures, or no such file$/,
    ],
    [
      "the last run can't be noted",
      async (dataDir) => {
        const store = await openStore({ databaseUrl: null, dataDir });
        await sql`create trigger refuse before insert on job_runs when new.what = 'server' begin select raise(abort, 'refused'); end`.execute(
          store.db,
        );
        await store.close();
        return {};
      },
      /refused/,
    ],
    [
      "the port is taken",
      async () => ({ PORT: String(takenPort()) }),
      /^PORT: found \d+, which another program listens on; expected a free port$/,
    ],
  ])("%s", async (_, prepare, reason) => {
    const { settings, remove } = await createTestDatabase("sqlite");
    const wrong = await prepare(settings.dataDir);
    await expect(start({ DATA_DIR: settings.dataDir, ...wrong })).rejects.toThrow(reason);
    // Whoever closes a database last takes its log away.
    expect(await readdir(settings.dataDir)).not.toContain("site.db-wal");
    acquireDataDirLock(settings.dataDir)();
    await remove();
  });

  const other = createServer();

  beforeAll(() => new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening)));

  afterAll(() => other.close());

  function takenPort(): number {
    const address = other.address();
    return typeof address === "object" && address ? address.port : 0;
  }
});

describe("what lies in DATA_DIR is for this user's eyes only", () => {
  test("the folder, the database, mails and whatever else is written there", async () => {
    const site = await startTestSite("sqlite");
    const { dataDir } = site.database.settings;
    await site.call("sendContactEmail", {
      from: "Jane <jane@mail.test>",
      email: "jane@mail.test",
      text: "Hello.",
    });
    const mail = path.join(dataDir, "mail");
    await expect.poll(() => readdir(mail).catch(() => [])).toEqual([expect.stringMatching(/\.eml$/)]);
    const open = await openToOthers(dataDir);
    await site.stop();
    expect(open).toEqual([]);
  });

  test("also after a start that found it open to everybody", async () => {
    const { settings, remove } = await createTestDatabase("sqlite");
    const { dataDir } = settings;
    const site = await start({ DATA_DIR: dataDir });
    const replaced = path.join(dataDir, "replaced_20261120_000000");
    await mkdir(replaced);
    await writeFile(path.join(replaced, "site.db"), "");
    await site.stop();
    for (const name of await readdir(dataDir, { recursive: true }))
      await chmod(path.join(dataDir, name), 0o755);
    await chmod(dataDir, 0o777);
    const again = await start({ DATA_DIR: dataDir });
    expect(await openToOthers(dataDir)).toEqual([]);
    await again.stop();
    await remove();
  });

  test("where that can't be, it is said, and the site runs", async () => {
    const { settings, remove } = await createTestDatabase("sqlite");
    const { dataDir } = settings;
    // Nobody can change who may read this one, not even root.
    const stubborn = path.join(dataDir, "stubborn");
    await symlink("/proc/self/status", stubborn);
    const printed: string[] = [];
    const site = await start({ DATA_DIR: dataDir }, [], printed);
    expect(printed).toContain(
      `DATA_DIR: others on this machine can read ${stubborn}, which this user can't change; chmod go-rwx would`,
    );
    await site.stop();
    await remove();
  });

  /** What a folder's mode is other than 0700, or a file's other than 0600. */
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

test("20. a start after a month without a server sends no old mail, and says why", async () => {
  const { settings, remove } = await createTestDatabase("sqlite");
  const store = await openStore(settings);
  const long = Date.now() - 31 * 24 * 60 * 60 * 1000;
  await noteJobRun(store, "server", long);
  await store.transaction((tx) =>
    enqueue(tx, { kind: "enquiry", subjectId: "s", now: long, messageIdDomain: "site.test" }),
  );
  const log: string[] = [];
  const site = await start({ DATA_DIR: settings.dataDir }, log);
  await site.stop();
  expect(await store.db.selectFrom("outbox").select("state").execute()).toEqual([{ state: "waiting" }]);
  expect(log.join("")).toMatch(/"level":50.*the clock says .*, but a server last ran on this database on /);
  expect(await readdir(settings.dataDir)).not.toContain("mail");
  await store.close();
  await remove();
});
