import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { createPrivacyFixture } from "../testing/fixtures/privacy-fixture.ts";
import { erasePerson } from "./erase.ts";

test("52. on PostgreSQL erasing waits for transactions that began before, and then leaves no trace", async () => {
  const fixture = await createPrivacyFixture("postgres");
  await fixture.write("canary@mailbox.test");
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const other = fixture.store.transaction(async (transaction) => {
    await transaction.insertInto("readiness").values({ id: "x", filler: "y" }).execute();
    begun.resolve();
    await over.promise;
  });
  await begun.promise;
  const erased = erasePerson("canary@mailbox.test", fixture);
  expect(await Promise.race([erased, pause(500, "waiting")])).toBe("waiting");
  over.resolve();
  await Promise.all([other, erased]);

  const files = await fixture.bytesOfDatabase();
  await fixture.tearDown();
  expect(files).not.toMatch(/canary/i);
});

test("52. on PostgreSQL erasing waits for transactions of other databases too: ours looks back as far as theirs", async () => {
  const fixture = await createPrivacyFixture("postgres");
  await fixture.write("canary@mailbox.test");
  const client = new pg.Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  await client.query("begin; select pg_current_xact_id()");
  const erased = erasePerson("canary@mailbox.test", fixture);
  expect(await Promise.race([erased, pause(500, "waiting")])).toBe("waiting");
  await client.query("commit");
  await client.end();
  await erased;
  const files = await fixture.bytesOfDatabase();
  await fixture.tearDown();
  expect(files).not.toMatch(/canary/i);
});
