// R-RUN-10
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createStoreFixture, unavailable } from "../../testing/fixtures/store-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { openStore } from "../store.ts";

const fixture = eachTest(async () => createStoreFixture(await createTestDatabase("sqlite")));

test("1. a commit waits for the disk: WAL with synchronous=FULL", async () => {
  for (const [name, value] of Object.entries({ journal_mode: "wal", synchronous: 2, foreign_keys: 1 }))
    expect((await sql.raw(`pragma ${name}`).execute(fixture.store.db)).rows).toEqual([{ [name]: value }]);
});

test("3. a write waits while another process locks the database for a moment", async () => {
  const other = new DatabaseSync(path.join(fixture.settings.dataDir, "site.db"));
  other.exec("begin immediate");
  const storing = fixture.insert("a");
  setTimeout(() => other.exec("rollback"), 300);
  await storing;
  other.close();
  expect(await fixture.names()).toEqual(["a"]);
});

test("3. a read-only database makes the store unavailable until it recovers", async () => {
  await sql`pragma query_only = on`.execute(fixture.store.db);
  await expect(fixture.insert("a")).rejects.toMatchObject(unavailable);
  await expect(fixture.store.ready()).rejects.toMatchObject(unavailable);
  await sql`pragma query_only = off`.execute(fixture.store.db);
  await fixture.insert("a");
  expect(await fixture.names()).toEqual(["a"]);
});

test("4. on a full disk the store is unavailable, leaves no transaction open, and recovers afterwards", async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(fixture.store.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(fixture.store.db);
  await expect(fixture.insert("big", "x".repeat(200_000))).rejects.toMatchObject(unavailable);
  await expect(fixture.store.ready()).rejects.toMatchObject(unavailable);
  expect(await fixture.names()).toEqual([]);
  await sql`pragma max_page_count = 1000000`.execute(fixture.store.db);
  await fixture.store.ready();
  await fixture.insert("big", "x".repeat(200_000));
  expect(await fixture.names()).toEqual(["big"]);
});

test("a missing folder is created, and a path that cannot be a folder is an error", async () => {
  const nested = path.join(fixture.settings.dataDir, "a", "b");
  const other = await openStore({ databaseUrl: null, dataDir: nested });
  await other.close();
  const occupied = path.join(fixture.settings.dataDir, "file");
  await writeFile(occupied, "");
  await expect(openStore({ databaseUrl: null, dataDir: occupied })).rejects.toThrow(/EEXIST|ENOTDIR/);
});
