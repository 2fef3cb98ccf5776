import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { readMigrations } from "./migrate.ts";
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
    .where("number", "=", 1)
    .execute();
  await store.close();
  await expect(openStore(database.settings)).rejects.toThrow(
    'was made by another version, with "0001-of-another-branch" where this one has "0001-tables"',
  );
});
