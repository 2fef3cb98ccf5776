// R-RELEASE-9
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderPage } from "../../app/render-page.tsx";
import { acquireDataDirLock } from "../data-dir/data-dir-lock.ts";
import { dayMs } from "../durations.ts";
import { startSite } from "../main.ts";
import { deleteOld } from "../privacy/retention.ts";
import { openStore, type Store, type StoreSettings } from "../store/store.ts";
import { fillTables, rowsIn } from "../testing/fill-tables.ts";
import { subscribe } from "../testing/fixtures/issue-fixture.ts";
import { ownerCommand } from "../testing/owner-command.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

const now = Date.UTC(2026, 10, 20);
let database: TestDatabase;
let sqlite: StoreSettings;
const site = (...argv: string[]) => ownerCommand(argv, database.environment, () => now);

beforeEach(async () => {
  database = await createTestDatabase("postgres", "empty");
  sqlite = { ...database.settings, databaseUrl: null };
});
afterEach(() => database.remove());

test("every row of every table moves from SQLite to PostgreSQL, once, and says so until it has", async () => {
  const before = await on(sqlite, async (store) => {
    await fillTables(store.db);
    const many = Array.from({ length: 2_001 }, (_, at) => ({ mailbox_hash: `${at}`, erased_at: at }));
    await store.db.insertInto("erasures").values(many).execute();
    return rowsIn(store.db);
  });
  const unused = `${path.join(sqlite.dataDir, "site.db")} holds data that is NOT used`;
  // Nobody has written on it, but the server leaves rows of its own.
  const printed: string[] = [];
  const environment = {
    LOG_LEVEL: "warn",
    PORT: "0",
    DRAIN_SECONDS: "0",
    SECRET: "s".repeat(32),
    ...database.environment,
  };
  const print = (line: string) => printed.push(line);
  const logged: string[] = [];
  const logTo = { write: (line: string) => logged.push(line) };
  const start = { root: "", buildFolder: null, environment, print, logTo };
  await startSite(renderPage, start).then((its) => its.stop());
  expect(printed.join("\n")).toContain(unused);
  expect(logged).toEqual([]);
  expect(await site("status")).toMatchObject({ code: 1, out: expect.stringContaining(unused) });

  const { code, out } = await site("move");
  expect(code).toBe(0);
  for (const [table, rows] of before) expect(out).toMatch(new RegExp(`^ {2}${table} +${rows.length}$`, "m"));
  const after = await on(database.settings, ({ db }) => rowsIn(db));
  expect(after).toEqual(before);
  expect((await site("status")).out).not.toContain(unused);
  expect(await site("move")).toMatchObject({ code: 1, err: expect.stringMatching(/nothing to move/) });

  await on(database.settings, async (store) => {
    const { signal } = new AbortController();
    const old = (days: number) => deleteOld({ store, dataDir: sqlite.dataDir }, now + days * dayMs, signal);
    expect(await old(29)).toMatchObject({ replacedDatabases: 0 });
    expect(await old(31)).toMatchObject({ replacedDatabases: 1 });
  });
});

test("a move is refused in one line before anything changes", async () => {
  await on(sqlite, (store) => subscribe(store, ["mia@list.test"]));
  const expectRefused = async (reason: RegExp) =>
    expect(await site("move")).toEqual({ code: 1, out: "", err: expect.stringMatching(reason) });
  const release = acquireDataDirLock(sqlite.dataDir);
  await expectRefused(/^.*which a running server or a restore is using; .*$/);
  release();
  const server = await openStore(database.settings);
  await expectRefused(/^a server is using the database; stop every server first.$/);
  await subscribe(server, ["new@list.test"]);
  await server.close();
  await expectRefused(/^DATABASE_URL holds enquiries or signups; nothing was changed.*$/);
  const later = { number: 9999, name: "later", applied_at: 1 };
  await on(sqlite, ({ db }) => db.insertInto("migrations").values(later).execute());
  await expectRefused(/^.*made by a newer version.*$/);
  database.environment.DATABASE_URL = "";
  await expectRefused(/^DATABASE_URL is not set, .*$/);
  for (const [settings, address] of [
    [sqlite, "mia@list.test"],
    [database.settings, "new@list.test"],
  ] as const) {
    const rows = await on(settings, ({ db }) => db.selectFrom("subscriptions").select("address").execute());
    expect(rows).toEqual([{ address }]);
  }
});

async function on<Result>(settings: StoreSettings, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(settings);
  return work(store).finally(store.close);
}
