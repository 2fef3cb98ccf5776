import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PostgresCluster, startCluster } from "../testing/postgres-cluster.ts";
import { openStore, type Store } from "./store.ts";

let cluster: PostgresCluster;
let store: Store;

beforeAll(async () => {
  cluster = await startCluster();
  store = await openStore({ databaseUrl: cluster.url, dataDir: "" });
});

afterAll(async () => {
  await store.close();
  await cluster.remove();
});

const unavailable = { name: "StoreUnavailable" };
const insert = (name: string) =>
  store.transaction((tx) =>
    tx
      .insertInto("idempotency_keys")
      .values({ call: "sendEmail", idempotency_key: name, fingerprint: "f", created_at: 1 })
      .execute(),
  );
const stored = async () =>
  (
    await store.db
      .selectFrom("idempotency_keys")
      .select("idempotency_key")
      .orderBy("idempotency_key")
      .execute()
  ).map((row) => row.idempotency_key);

test("3. down: unavailable, not ready; what was committed is there and all goes on once it is back", async () => {
  await insert("before");
  await cluster.halt();
  await expect(insert("down")).rejects.toMatchObject(unavailable);
  await expect(store.ready()).rejects.toMatchObject(unavailable);
  await expect(openStore({ databaseUrl: cluster.url, dataDir: "" })).rejects.toMatchObject(unavailable);
  await cluster.resume();
  await store.ready();
  await insert("later");
  expect(await stored()).toEqual(["before", "later"]);
});

test("18. cut off in the middle of a transaction: unavailable, nothing half-stored", async () => {
  const cut = store.transaction(async (tx) => {
    await tx
      .insertInto("idempotency_keys")
      .values({ call: "sendEmail", idempotency_key: "half", fingerprint: "f", created_at: 1 })
      .execute();
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await expect(cut).rejects.toMatchObject(unavailable);
  expect(await stored()).not.toContain("half");
});

test("3. read-only, as after a failover: unavailable, well again by itself", async () => {
  await sql`alter system set default_transaction_read_only = on`.execute(store.db);
  await sql`select pg_reload_conf()`.execute(store.db);
  await expect.poll(() => insert("read-only").catch((error) => error.name)).toBe("StoreUnavailable");
  await expect(store.ready()).rejects.toMatchObject(unavailable);
  await sql`alter system reset default_transaction_read_only`.execute(store.db);
  await sql`select pg_reload_conf()`.execute(store.db);
  await expect
    .poll(() =>
      store
        .ready()
        .then(() => "ready")
        .catch((error) => error.name),
    )
    .toBe("ready");
});

test("1. a commit waits for the disk even where the database's default is not to", async () => {
  await sql`alter database postgres set synchronous_commit = off`.execute(store.db);
  const other = await openStore({ databaseUrl: cluster.url, dataDir: "" });
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(other.db);
  await other.close();
  expect(rows).toEqual([{ synchronous_commit: "on" }]);
});
