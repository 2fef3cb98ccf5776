import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSite } from "./main.ts";
import { enqueue } from "./outbox/enqueue.ts";
import { holdFolder } from "./sole-server.ts";
import { openStore } from "./store/store.ts";
import { formPages } from "./testing/form-pages.ts";
import { createTestDatabase } from "./testing/test-database.ts";

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "site-root-"));
  for (const page of ["", "404", "500"]) {
    await mkdir(path.join(root, "build", "client", page), { recursive: true });
    await writeFile(path.join(root, "build", "client", page, "index.html"), `<!DOCTYPE html>${page}`);
  }
});

afterAll(() => rm(root, { recursive: true }));

function start(settings: Record<string, string>, log: string[] = []) {
  return startSite(formPages(), {
    root,
    environment: { PORT: "0", ...settings },
    print: () => {},
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
      /erasures can't be read/,
    ],
    [
      "the last run can't be noted",
      async (dataDir) => {
        const store = await openStore({ databaseUrl: null, dataDir });
        await sql`create trigger refuse before insert on last_run begin select raise(abort, 'refused'); end`.execute(
          store.db,
        );
        await store.close();
        return {};
      },
      /refused/,
    ],
    ["the port is taken", async () => ({ PORT: String(takenPort()) }), /another program listens on/],
  ])("%s", async (_, prepare, reason) => {
    const { settings, remove } = await createTestDatabase("sqlite");
    const wrong = await prepare(settings.dataDir);
    await expect(start({ DATA_DIR: settings.dataDir, ...wrong })).rejects.toThrow(reason);
    // Whoever closes a database last takes its log away.
    expect(await readdir(settings.dataDir)).not.toContain("site.db-wal");
    holdFolder(settings.dataDir)();
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

test("20. a start after days without a server sends no old mail, and says why", async () => {
  const { settings, remove } = await createTestDatabase("sqlite");
  const store = await openStore(settings);
  const long = Date.now() - 7 * 24 * 60 * 60 * 1000;
  await store.db.insertInto("last_run").values({ at: long, doubted_at: null }).execute();
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
