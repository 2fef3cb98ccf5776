// R-RUN-11
import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { openStore } from "./store.ts";

test("17. a migration that deadlocks with an older server's transaction starts again", async () => {
  const database = await createTestDatabase("postgres");
  const url = database.settings.databaseUrl ?? "";
  const [client, watching] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([client.connect(), watching.connect()]);
  // In a deadlock PostgreSQL cancels the transaction with the shorter timeout: the migration, not the client's
  // transaction.
  await client.query(`alter database "${new URL(url).pathname.slice(1)}" set deadlock_timeout = '5s'`);
  await client.query("set deadlock_timeout = '1min'");
  const store = await openStore(database.settings);
  await client.query("begin");
  await client.query("lock table subscriptions in row exclusive mode");
  const migrating = migrate(
    store.transaction,
    "postgres",
    readMigrations({
      "./migrations/9999-later.sql": `
        alter table enquiries add column later text;
        alter table subscriptions add column later text;
      `,
    }),
  );
  const waiting = () =>
    watching.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
  await expect.poll(async () => (await waiting()).rowCount).toBe(1);
  await client.query("select count(*) from enquiries");
  await client.query("commit");
  await migrating;
  const migrations = await store.db.selectFrom("migrations").select("number").execute();
  expect(migrations).toContainEqual({ number: 9999 });
  await Promise.all([client.end(), watching.end(), store.close()]);
  await database.remove();
});
