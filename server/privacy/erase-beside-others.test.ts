import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { setPrivacyScene } from "../testing/privacy-scene.ts";
import { erasePerson } from "./erase.ts";

test("52. on PostgreSQL erasing waits for transactions that began before, and then leaves no trace", async () => {
  const scene = await setPrivacyScene("postgres");
  await scene.write("canary@mailbox.test");
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const other = scene.store.transaction(async (transaction) => {
    await transaction.insertInto("readiness").values({ id: "x", filler: "y" }).execute();
    begun.resolve();
    await over.promise;
  });
  await begun.promise;
  const erased = erasePerson("canary@mailbox.test", scene);
  expect(await Promise.race([erased, pause(500, "waiting")])).toBe("waiting");
  over.resolve();
  await Promise.all([other, erased]);

  await sql`checkpoint`.execute(scene.store.db);
  const { rows } = await sql<{ bytes: Buffer }>`
    select pg_read_binary_file(pg_relation_filepath(oid)) as bytes from pg_class
    where relkind in ('r', 'i', 't')
      and relnamespace in ('public'::regnamespace, 'pg_toast'::regnamespace)`.execute(scene.store.db);
  const files = rows.map(({ bytes }) => bytes.toString("latin1")).join("\n");
  await scene.strike();
  expect(files).not.toMatch(/canary/i);
});
