import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openStore } from "./store.ts";

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase("sqlite");
});
afterEach(() => database.remove());

test("two migrations with one number are refused: the second would never run", () => {
  const files = {
    "./migrations/0002-b.sql": "",
    "./migrations/0001-a.sql": "",
    "./migrations/0002-c.sql": "",
  };
  expect(() => readMigrations(files)).toThrow(
    "./migrations/0002-c.sql: the number is taken by 0002-b.sql. Give it the next free one.",
  );
});

test("they are run in the order of their numbers", () => {
  const files = { "./migrations/0010-b.sql": "select 2;", "./migrations/0002-a.sql": "select 1;" };
  expect(readMigrations(files).map(({ number }) => number)).toEqual([2, 10]);
});

test("a database on which another migration ran by the same number is refused, and named", async () => {
  const store = await openStore(database.settings);
  await store.db
    .updateTable("migrations")
    .set({ name: "of-another-branch" })
    .where("number", "=", 3)
    .execute();
  await store.close();
  await expect(openStore(database.settings)).rejects.toThrow(
    'The database has been changed by "0003-of-another-branch", which this code has under another name: "subscribers".',
  );
});

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
  await client.query(`alter database "${new URL(url).pathname.slice(1)}" set deadlock_timeout = '2s'`);
  await client.query("set deadlock_timeout = '1min'");
  await client.query("begin");
  // The fifth migration changes enquiries first, and then this.
  await client.query("lock table subscriptions in row exclusive mode");
  const opening = openStore(shared.settings);
  await vi.waitFor(async () => {
    const waiting = await watching.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    expect(waiting.rowCount).toBe(1);
  });
  await client.query("select count(*) from enquiries");
  await client.query("commit");
  const store = await opening;
  expect(await store.db.selectFrom("migrations").select("number").execute()).toContainEqual({ number: 5 });
  await Promise.all([client.end(), watching.end(), store.close()]);
  await shared.remove();
});
