// R-RUN-10
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { createStoreFixture, unavailable } from "../testing/fixtures/store-fixture.ts";
import { allTests } from "../testing/fresh-fixture.ts";
import { startCluster } from "../testing/postgres-cluster.ts";
import { startSilentServer } from "../testing/silent-server.ts";
import { openStore } from "./store.ts";

const fixture = allTests(async () => {
  const cluster = await startCluster();
  const settings = { databaseUrl: cluster.url, dataDir: "" };
  return { cluster, ...(await createStoreFixture({ settings, remove: cluster.remove })) };
});

test("3. while PostgreSQL is down, the store is unavailable and not ready; no committed data is lost", async () => {
  await fixture.insert("before");
  await fixture.cluster.halt();
  await expect(fixture.insert("down")).rejects.toMatchObject(unavailable);
  await expect(fixture.store.ready()).rejects.toMatchObject(unavailable);
  await expect(openStore(fixture.settings)).rejects.toMatchObject(unavailable);
  await fixture.cluster.resume();
  await fixture.store.ready();
  await fixture.insert("later");
  expect(await fixture.names()).toEqual(["before", "later"]);
});

test("18. a connection cut in a transaction makes the store unavailable, and nothing is half-stored", async () => {
  const cut = fixture.store.transaction(async (tx) => {
    await tx
      .insertInto("idempotency_keys")
      .values({ call: "sendEmail", idempotency_key: "half", fingerprint: "f", created_at: 1 })
      .execute();
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await expect(cut).rejects.toMatchObject(unavailable);
  expect(await fixture.names()).not.toContain("half");
});

test("18. whoever waits six seconds for a connection, to a crowded or a silent server, finds it unavailable", async () => {
  const silent = await startSilentServer();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  onTestFinished(() => {
    release();
    return silent.close();
  });
  let holding = 0;
  const hold = () => {
    holding += 1;
    return released;
  };
  for (let count = 0; count < 10; count += 1) void fixture.store.transaction(hold);
  await expect.poll(() => holding).toBe(10);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const ends: string[] = [];
  const databaseUrl = `postgres://site@127.0.0.1:${silent.port}/site`;
  for (const waiting of [fixture.insert("crowded"), openStore({ databaseUrl, dataDir: "" })])
    waiting.catch(({ name }) => ends.push(name));
  await vi.advanceTimersByTimeAsync(6_000);
  vi.useRealTimers();
  await expect.poll(() => ends).toEqual([unavailable.name, unavailable.name]);
  release();
  await fixture.insert("after the crowd");
});

test("3. a read-only database, as after a failover, makes the store unavailable until it recovers", async () => {
  await sql`alter system set default_transaction_read_only = on`.execute(fixture.store.db);
  await sql`select pg_reload_conf()`.execute(fixture.store.db);
  await expect.poll(() => fixture.insert("read-only").catch((error) => error.name)).toBe("StoreUnavailable");
  await expect(fixture.store.ready()).rejects.toMatchObject(unavailable);
  await sql`alter system reset default_transaction_read_only`.execute(fixture.store.db);
  await sql`select pg_reload_conf()`.execute(fixture.store.db);
  await expect
    .poll(() =>
      fixture.store
        .ready()
        .then(() => "ready")
        .catch((error) => error.name),
    )
    .toBe("ready");
});

test("1. a commit waits for the disk even if the database's default does not", async () => {
  await sql`alter database postgres set synchronous_commit = off`.execute(fixture.store.db);
  const other = await openStore(fixture.settings);
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(other.db);
  await other.close();
  expect(rows).toEqual([{ synchronous_commit: "on" }]);
});
