// R-DATA-2
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { createPrivacyFixture } from "../testing/fixtures/privacy-fixture.ts";
import { erasePerson } from "./erase.ts";

// Transactions in other databases also hold back our vacuum.
test.each(["the same database", "another database"])(
  "52. on PostgreSQL erasing waits for transactions of %s that began before, and then leaves no trace",
  async (place) => {
    const fixture = await createPrivacyFixture("postgres");
    await fixture.write("canary@mailbox.test");
    const own = fixture.database.settings.databaseUrl ?? "";
    const connectionString = place === "the same database" ? own : inject("postgresUrl");
    const client = new pg.Client({ connectionString });
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
  },
);
