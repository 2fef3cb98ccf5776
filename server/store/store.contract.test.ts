// R-RUN-10, R-RUN-11
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { bothDatabases } from "../testing/databases.ts";
import { subscribe } from "../testing/fixtures/issue-fixture.ts";
import { createTestDatabase, openTestStore } from "../testing/test-database.ts";
import type { EnquiryCall } from "./schema.ts";
import { openStore, type Store } from "./store.ts";

describe.each(bothDatabases)("the store on %s", (kind) => {
  const { store, database } = openTestStore(kind, "each");

  const keys = () => store.db.selectFrom("idempotency_keys").selectAll().execute();
  const key = (name: string, time = 1) => ({
    call: "sendEmail" as EnquiryCall,
    idempotency_key: name,
    fingerprint: "f",
    created_at: time,
  });

  test("17. servers that start together on an empty database all find it migrated", async () => {
    const empty = await createTestDatabase(kind, "empty");
    const stores = await Promise.all([1, 2, 3, 4].map(() => openStore(empty.settings)));
    const counts = await Promise.all(
      stores.map((each) => each.db.selectFrom("migrations").selectAll().execute()),
    );
    await Promise.all(stores.map((each) => each.close()));
    await empty.remove();
    const migrations = await store.db.selectFrom("migrations").selectAll().execute();
    expect(counts.map((rows) => rows.length)).toEqual([1, 2, 3, 4].map(() => migrations.length));
  });

  test("17. older servers keep working, and can restart, after a newer version has extended the tables", async () => {
    await store.db.insertInto("idempotency_keys").values(key("before")).execute();
    const newer = await openStore(database.settings);
    await newer.db.insertInto("migrations").values({ number: 9999, name: "later", applied_at: 1 }).execute();
    await sql`create table later (id text primary key)`.execute(newer.db);
    await sql`alter table idempotency_keys add column later text not null default ''`.execute(newer.db);
    await newer.close();
    const again = await openStore(database.settings);
    await store.db.insertInto("idempotency_keys").values(key("running")).execute();
    await again.db.insertInto("idempotency_keys").values(key("started again")).execute();
    expect(await keys()).toHaveLength(3);
    await Promise.all([store.ready(), again.ready()]);
    await again.close();
  });

  test("an error in a transaction rolls it back and is thrown unchanged", async () => {
    const reason = new RangeError("no");
    const failing = store.transaction(async (tx) => {
      await tx.insertInto("idempotency_keys").values(key("a")).execute();
      throw reason;
    });
    await expect(failing).rejects.toBe(reason);
    expect(await keys()).toEqual([]);
    await store.transaction((tx) => tx.insertInto("idempotency_keys").values(key("b")).execute());
    expect(await keys()).toHaveLength(1);
  });

  test("adding an address to the list twice is an error, but not that of an unavailable store", async () => {
    const confirm = () => subscribe(store, ["mia@orchard.example"]);
    await confirm();
    await expect(confirm()).rejects.not.toMatchObject({ name: "StoreUnavailable" });
    await store.db.updateTable("subscriptions").set({ left_at: 3 }).execute();
    await confirm();
  });

  test("readiness checks do not make it grow", async () => {
    await Promise.all([store.ready(), store.ready()]);
    await store.ready();
    expect(await store.db.selectFrom("readiness").select("id").execute()).toHaveLength(1);
  });

  test("can be scrubbed while others use it, without losing data", async () => {
    const other = await openStore(database.settings);
    await store.db.insertInto("idempotency_keys").values(key("a")).execute();
    const added = (tx: Store["db"], name: string) =>
      tx.insertInto("idempotency_keys").values(key(name)).execute();
    const busy = Array.from({ length: 30 }, (_, index) => other.transaction((tx) => added(tx, `k${index}`)));
    await Promise.all([store.scrub(), ...busy]);
    await other.close();
    expect(await keys()).toHaveLength(31);
  });

  test("17. an interrupted migration leaves nothing behind and is repeated at the next start", async () => {
    const spoilt = await createTestDatabase(kind);
    const first = await openStore(spoilt.settings);
    for (const { name } of await first.db.introspection.getTables()) {
      if (name !== "outbox") await sql.raw(`drop table ${name}`).execute(first.db);
    }
    // The first migration fails, because one of its tables exists already; the statements before that one succeed.
    await expect(openStore(spoilt.settings)).rejects.toThrow(/outbox/);
    await expect(first.db.selectFrom("enquiries").selectAll().execute()).rejects.toThrow(/enquiries/);
    await sql.raw("drop table outbox").execute(first.db);
    await first.close();
    const second = await openStore(spoilt.settings);
    expect(await second.db.selectFrom("enquiries").selectAll().execute()).toEqual([]);
    await second.close();
    await spoilt.remove();
  });
});
