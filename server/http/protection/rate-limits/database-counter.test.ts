import { sql } from "kysely";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type Store } from "../../../store/store.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { createDatabaseCounter, type DatabaseCounter } from "./database-counter.ts";

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await createTestDatabase("postgres");
  store = await openStore(database.settings);
});

afterAll(async () => {
  await store.close();
  await database.remove();
});

test("a count does not wait for the disk, and what is stored after it on the same connection does", async () => {
  const counted: unknown[] = [];
  const client = createDatabaseCounter(store.db);
  const watched: DatabaseCounter = {
    query: async (query) => {
      const answer = await client.query(query);
      counted.push(...answer.rows);
      return answer;
    },
  };
  const limiter = new RateLimiterPostgres({
    storeClient: watched,
    storeType: "pool",
    tableName: "call_turns",
    tableCreated: true,
    points: 3,
    duration: 60,
  });
  await limiter.consume("somebody");
  expect((await limiter.consume("somebody")).consumedPoints).toBe(2);
  expect(counted).toEqual([
    expect.objectContaining({ durability: "off" }),
    expect.objectContaining({ durability: "off" }),
  ]);
  const { rows } = await sql`show synchronous_commit`.execute(store.db);
  expect(rows).toEqual([{ synchronous_commit: "on" }]);
});
