import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { StoreKind } from "../store/schema.ts";
import { openStore, type Store, type StoreSettings } from "../store/store.ts";
import { allTests, eachTest } from "./fresh-fixture.ts";
import { createTestFolder } from "./test-folder.ts";

/** Opens a store on a new database before each test of this block, or once before all, and closes it afterwards. */
export function openTestStore(
  kind: StoreKind,
  before: "each" | "all",
): { store: Store; database: TestDatabase } {
  const renewed = before === "each" ? eachTest : allTests;
  const database = renewed(async () => {
    const made = await createTestDatabase(kind);
    return { ...made, tearDown: made.remove };
  });
  const store = renewed(async () => {
    const opened = await openStore(database.settings);
    return { ...opened, tearDown: opened.close };
  });
  return { store, database };
}

/**
 * Creates a separate database without rows, on SQLite or on the test run's PostgreSQL. On PostgreSQL it is copied from
 * a template that has all tables, which takes half as long as creating them. With "empty", it has no tables.
 */
export async function createTestDatabase(kind: StoreKind, is?: "empty"): Promise<TestDatabase> {
  const { path: dataDir, tearDown: remove } = await createTestFolder();
  const environment = { DATA_DIR: dataDir, DATABASE_URL: "" };
  if (kind === "sqlite") return { settings: { databaseUrl: null, dataDir }, environment, remove };
  const name = `test_${randomBytes(6).toString("hex")}`;
  const url = new URL(inject("postgresUrl"));
  await administer(
    url.href,
    `create database ${name} template ${is === "empty" ? "template1" : inject("postgresTemplate")}`,
  );
  url.pathname = `/${name}`;
  // `remove` need not drop the database, because the whole PostgreSQL cluster is removed at the end of the test run.
  return {
    settings: { databaseUrl: url.href, dataDir },
    environment: { ...environment, DATABASE_URL: url.href },
    remove,
  };
}

export interface TestDatabase {
  settings: StoreSettings;
  /** `settings` in the form of environment variables. */
  environment: Record<"DATA_DIR" | "DATABASE_URL", string>;
  /** All stores that use the database must be closed first. */
  remove(): Promise<void>;
}

/** Deletes what people have sent, and the emails and issues. */
export function clearTables(store: Store): Promise<void> {
  const tables = ["enquiries", "subscriptions", "subscription_links", "idempotency_keys"] as const;
  return store.transaction(async (tx) => {
    for (const table of [...tables, "outbox", "newsletter_issues"] as const)
      await tx.deleteFrom(table).execute();
  });
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
