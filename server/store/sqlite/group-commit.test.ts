import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { openStore, type Store } from "../store.ts";

let database: TestDatabase;
let store: Store;

beforeEach(async () => {
  database = await createTestDatabase("sqlite");
  store = await openStore(database.settings);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
  await database.remove();
});

const insert = (name: string, fingerprint = "f") =>
  store.transaction((tx) =>
    tx
      .insertInto("idempotency_keys")
      .values({ call: "sendEmail", idempotency_key: name, fingerprint, created_at: 1 })
      .execute(),
  );
const names = async (from: Store) => {
  const rows = await from.db.selectFrom("idempotency_keys").select("idempotency_key").execute();
  return rows.map((row) => row.idempotency_key).sort();
};
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `k${index + 10}`);

test("what arrives together is committed together, 64 at most", async () => {
  const executed = vi.spyOn(DatabaseSync.prototype, "exec");
  await Promise.all(numbered(80).map((name) => insert(name)));
  expect(executed.mock.calls.filter(([text]) => text === "commit")).toHaveLength(2);
  expect(await names(store)).toEqual(numbered(80));
});

test("1. nobody hears of success before the commit: another process sees all by then", async () => {
  const other = await openStore(database.settings);
  const all = numbered(20).map((name) => insert(name));
  await Promise.race(all);
  expect(await names(other)).toEqual(numbered(20));
  await Promise.all(all);
  await other.close();
});

test("what one throws comes out as it was, and undoes that one alone", async () => {
  const reason = new RangeError("no");
  const failing = store.transaction(async (tx) => {
    await tx
      .insertInto("idempotency_keys")
      .values({ call: "sendEmail", idempotency_key: "half", fingerprint: "f", created_at: 1 })
      .execute();
    throw reason;
  });
  const all = await Promise.allSettled([insert("before"), failing, insert("after"), insert("before")]);
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected"]);
  expect(all[1]).toMatchObject({ reason });
  expect(await names(store)).toEqual(["after", "before"]);
});

test("4. where the disk is full for one of them all are told so, nothing is stored, and later it goes on", async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(store.db);
  const all = await Promise.allSettled([insert("small"), insert("big", "x".repeat(200_000))]);
  expect(all).toMatchObject([1, 2].map(() => ({ status: "rejected", reason: { name: "StoreUnavailable" } })));
  expect(await names(store)).toEqual([]);
  await sql`pragma max_page_count = 1000000`.execute(store.db);
  await insert("small");
  expect(await names(store)).toEqual(["small"]);
});
