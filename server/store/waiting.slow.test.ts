import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createStoreFixture, unavailable } from "../testing/fixtures/store-fixture.ts";
import { createTestDatabase } from "../testing/test-database.ts";

test("3. while another process locks SQLite for long, the store is unavailable and stores nothing", async () => {
  const { store, insert, names, settings, tearDown } = await createStoreFixture(
    await createTestDatabase("sqlite"),
  );
  const other = new DatabaseSync(path.join(settings.dataDir, "site.db"));
  other.exec("begin immediate");
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  }, 50);
  const all = await Promise.allSettled([...Array(20).keys()].map((name) => insert(`k${name}`)));
  clearInterval(ticking);
  for (const each of all) expect(each).toMatchObject({ status: "rejected", reason: unavailable });
  // The ticks show that the process was not blocked while the transactions waited. If they had not waited in parallel,
  // the test would have exceeded its time limit.
  expect(ticks).toBeGreaterThan(10);
  other.exec("rollback");
  other.close();
  await store.ready();
  await insert("a");
  expect(await names()).toEqual(["a"]);
  await tearDown();
});
