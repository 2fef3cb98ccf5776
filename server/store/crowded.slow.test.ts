import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { openStore, type Store } from "./store.ts";

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

const unavailable = { name: "StoreUnavailable" };
const insert = (name: string) =>
  store.transaction((tx) =>
    tx
      .insertInto("idempotency_keys")
      .values({ call: "sendEmail", idempotency_key: name, fingerprint: "f", created_at: 1 })
      .execute(),
  );

test("18. all connections busy: those that wait too long are unavailable, the others go through", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holders = Array.from({ length: 10 }, () => store.transaction(() => held));
  await expect(insert("crowded")).rejects.toMatchObject(unavailable);
  release();
  await Promise.all(holders);
  await insert("after the crowd");
});
