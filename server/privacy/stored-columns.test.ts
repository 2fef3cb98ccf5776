import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storedData } from "../../content/stored-data.ts";
import type { StoreKind } from "../store/schema.ts";
import { openStore, type Store } from "../store/store.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

/** Columns that hold nothing about a person, and why. A new column is named here or in the privacy policy's list. */
const aboutNobody: Record<string, string> = {
  "enquiries.id": "random",
  "subscriptions.id": "random",
  "outbox.id": "time and random, the same as in its message_id",
  "outbox.lease_token": "random: which server is sending",
  "outbox.lease_until": "until when that server may",
  "last_run.at": "when our server last ran",
  "last_run.doubted_at": "what a server's clock says that does not fit to that",
  "readiness.id": "random",
  "readiness.filler": "the same letter 65,536 times",
  "migrations.number": "our own",
  "migrations.name": "our own",
  "migrations.applied_at": "our own",
};

describe.each<StoreKind>(["sqlite", "postgres"])("the tables on %s", (kind) => {
  let database: TestDatabase;
  let store: Store;

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    store = await openStore(database.settings);
  });
  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  const columns = async () =>
    (await store.db.introspection.getTables()).flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column.name}`),
    );

  test("each column is in the privacy policy's list, or holds nothing about a person", async () => {
    const listed = storedData.flatMap(({ where }) => where);
    expect((await columns()).sort()).toEqual([...listed, ...Object.keys(aboutNobody)].sort());
  });
});
