import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { openStore, type Store } from "../store.ts";

let database: TestDatabase;
let store: Store;

beforeEach(async () => {
  database = await createTestDatabase("sqlite");
  store = await openStore(database.settings);
});

afterEach(async () => {
  await store.close();
  await database.remove();
});

const unavailable = { name: "StoreUnavailable" };
const file = () => path.join(database.settings.dataDir, "site.db");
const insert = (name: string, fingerprint = "f") =>
  store.transaction((tx) =>
    tx
      .insertInto("idempotency_keys")
      .values({ call: "sendEmail", idempotency_key: name, fingerprint, created_at: 1 })
      .execute(),
  );
const stored = async () => (await store.db.selectFrom("idempotency_keys").selectAll().execute()).length;

test("1. a commit waits for the disk: WAL with synchronous=FULL", async () => {
  const journal = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(store.db);
  const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(store.db);
  const foreignKeys = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(store.db);
  expect([journal.rows, synchronous.rows, foreignKeys.rows]).toEqual([
    [{ journal_mode: "wal" }],
    [{ synchronous: 2 }],
    [{ foreign_keys: 1 }],
  ]);
});

test("3. locked by another process for a moment: waits", async () => {
  const other = new DatabaseSync(file());
  other.exec("begin immediate");
  const storing = insert("a");
  setTimeout(() => other.exec("rollback"), 300);
  await storing;
  other.close();
  expect(await stored()).toBe(1);
});

test("3. read-only: unavailable, well again by itself", async () => {
  await sql`pragma query_only = on`.execute(store.db);
  await expect(insert("a")).rejects.toMatchObject(unavailable);
  await expect(store.ready()).rejects.toMatchObject(unavailable);
  await sql`pragma query_only = off`.execute(store.db);
  await insert("a");
  expect(await stored()).toBe(1);
});

test("4. disk full: unavailable, not ready, no transaction left open, well again when there is room", async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(store.db);
  await expect(insert("big", "x".repeat(200_000))).rejects.toMatchObject(unavailable);
  await expect(store.ready()).rejects.toMatchObject(unavailable);
  expect(await stored()).toBe(0);
  await sql`pragma max_page_count = 1000000`.execute(store.db);
  await store.ready();
  await insert("big", "x".repeat(200_000));
  expect(await stored()).toBe(1);
});

test("a query that SQLite can't take is an error and harms nothing after it", async () => {
  await expect(sql`select * from nowhere`.execute(store.db)).rejects.toThrow(/nowhere/);
  await insert("a");
  expect(await stored()).toBe(1);
});

test("makes its folder; a place that can't be a folder is a clear error", async () => {
  const nested = path.join(database.settings.dataDir, "a", "b");
  const other = await openStore({ databaseUrl: null, dataDir: nested });
  await other.close();
  const occupied = path.join(database.settings.dataDir, "file");
  await writeFile(occupied, "");
  await expect(openStore({ databaseUrl: null, dataDir: occupied })).rejects.toThrow(/EEXIST|ENOTDIR/);
});

test("a file that can't be opened is an unavailable store", async () => {
  const folder = path.join(database.settings.dataDir, "odd");
  await mkdir(path.join(folder, "site.db"), { recursive: true });
  await expect(openStore({ databaseUrl: null, dataDir: folder })).rejects.toMatchObject(unavailable);
});
