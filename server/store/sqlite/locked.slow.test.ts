import path from "node:path";
import { DatabaseSync } from "node:sqlite";
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
const insert = (name: string) =>
  store.transaction((tx) =>
    tx
      .insertInto("idempotency_keys")
      .values({ call: "sendEmail", idempotency_key: name, fingerprint: "f", created_at: 1 })
      .execute(),
  );
const stored = async () => (await store.db.selectFrom("idempotency_keys").selectAll().execute()).length;

test("3. locked by another process for good: unavailable, nothing half-stored, well again by itself", async () => {
  const other = new DatabaseSync(file());
  other.exec("begin immediate");
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  }, 50);
  const all = await Promise.allSettled([...Array(20).keys()].map((name) => insert(`k${name}`)));
  clearInterval(ticking);
  for (const each of all) expect(each).toMatchObject({ status: "rejected", reason: unavailable });
  // The process went on with other work while the transactions waited, which they did together: one after the other they
  // would outlast this test's time.
  expect(ticks).toBeGreaterThan(10);
  other.exec("rollback");
  other.close();
  await store.ready();
  await insert("a");
  expect(await stored()).toBe(1);
});
