import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { openStore, type SharedWork, type Store } from "./store.ts";

let database: TestDatabase;
let store: Store;
let groups: string[][];

beforeEach(async () => {
  database = await createTestDatabase("postgres");
  store = await openStore(database.settings);
  groups = [];
});

afterEach(async () => {
  await store.close();
  await database.remove();
});

/** Names whose first letters are alike don't go together; one that is there already makes its transaction fail. */
const inserting: SharedWork<string, { name: string }> = {
  conflictKeys: (name) => [name.slice(0, 1)],
  work: async (tx, names) => {
    groups.push([...names]);
    const rows = names.map((name) => ({
      call: "sendEmail" as const,
      idempotency_key: name,
      fingerprint: "f",
      created_at: 1,
    }));
    await tx.insertInto("idempotency_keys").values(rows).execute();
    return names.map((name) => ({ name }));
  },
};
const stored = async (from = store) => {
  const rows = await from.db.selectFrom("idempotency_keys").select("idempotency_key as name").execute();
  return rows.map(({ name }) => name).sort();
};

test("what arrives together is done in one transaction, and each hears of its own", async () => {
  const insert = store.share(inserting);
  const names = ["c", "a", "b"];
  expect(await Promise.all(names.map(insert))).toEqual(names.map((name) => ({ name })));
  expect(groups).toEqual([names]);
});

test("1. nobody hears of success before the commit: another server sees all by then", async () => {
  const insert = store.share(inserting);
  const other = await openStore(database.settings);
  const all = ["a", "b", "c"].map(insert);
  await Promise.race(all);
  expect(await stored(other)).toEqual(["a", "b", "c"]);
  await Promise.all(all);
  await other.close();
});

test("who has something in common with one goes after it, and holds up nobody else", async () => {
  const insert = store.share(inserting);
  await Promise.all(["a1", "a2", "b", "a3", "c"].map(insert));
  expect(groups).toEqual([["a1", "b", "c"], ["a2"], ["a3"]]);
});

test("where one fails, it fails alone", async () => {
  const insert = store.share(inserting);
  await insert("b");
  const all = await Promise.allSettled(["a", "b", "c"].map(insert));
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(all[1]).toMatchObject({ reason: { code: "23505" } });
  expect(await stored()).toEqual(["a", "b", "c"]);
});

test("where one waits for somebody else's lock, the others don't wait with it", async () => {
  const insert = store.share(inserting);
  const release = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const other = store.transaction(async (tx) => {
    await sql`insert into idempotency_keys values ('sendEmail', 'b', 'f', 1)`.execute(tx);
    taken.resolve();
    await release.promise;
    throw new RangeError("taken back");
  });
  await taken.promise;
  const blocked = insert("b");
  await Promise.all(["a", "c"].map(insert));
  expect(await stored()).toEqual(["a", "c"]);
  await Promise.all([insert("d"), insert("e")]);
  release.resolve();
  await expect(other).rejects.toThrow("taken back");
  expect(await blocked).toEqual({ name: "b" });
});

test("3. where the database has gone, all hear of it", async () => {
  const gone = await createTestDatabase("postgres");
  const orphan = await openStore(gone.settings);
  const name = new URL(gone.settings.databaseUrl ?? "").pathname.slice(1);
  await sql`drop database ${sql.id(name)} with (force)`.execute(store.db);
  const all = await Promise.allSettled(["a", "b", "c"].map(orphan.share(inserting)));
  for (const each of all) expect(each).toMatchObject({ reason: { name: "StoreUnavailable" } });
  await orphan.close();
  await gone.remove();
});

test("more than 64 are more than one transaction", async () => {
  const insert = store.share({ ...inserting, conflictKeys: () => [] });
  await Promise.all(Array.from({ length: 80 }, (_, index) => insert(`n${index}`)));
  expect(groups.map(({ length }) => length)).toEqual([64, 16]);
});
