import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openStore } from "./store.ts";

test("17. where an older server's transaction and the migration wait for each other, the migration begins again", async () => {
  const shared = await createTestDatabase("postgres", "empty");
  const url = shared.settings.databaseUrl ?? "";
  const older = openPostgres(url);
  await migrate(
    (work) => older.transaction().execute(work),
    "postgres",
    (number) => number < 5,
  );
  await older.destroy();
  const [client, watching] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([client.connect(), watching.connect()]);
  // Of the two, the migration is the one that gives way, once there has been time for both to wait.
  await client.query(`alter database "${new URL(url).pathname.slice(1)}" set deadlock_timeout = '5s'`);
  await client.query("set deadlock_timeout = '1min'");
  await client.query("begin");
  // The fifth migration changes enquiries first, and then this.
  await client.query("lock table subscriptions in row exclusive mode");
  const opening = openStore(shared.settings);
  const waiting = () =>
    watching.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
  await expect.poll(async () => (await waiting()).rowCount).toBe(1);
  await client.query("select count(*) from enquiries");
  await client.query("commit");
  const store = await opening;
  expect(await store.db.selectFrom("migrations").select("number").execute()).toContainEqual({ number: 5 });
  await Promise.all([client.end(), watching.end(), store.close()]);
  await shared.remove();
});
