// R-RUN-11
import { describe, expect, test } from "vitest";
import { lostNotices, notifyByMail } from "../mail/notices/notices.ts";
import { outboxStatus } from "../mail/outbox/outbox-queries.ts";
import { bothDatabases } from "../testing/databases.ts";
import { fillTables, rowsIn } from "../testing/fill-tables.ts";
import { createTestDatabase, openTestStore } from "../testing/test-database.ts";
import { migrate, ownMigrations } from "./migrate.ts";
import { noticeOf } from "./notice-columns.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite/sqlite.ts";
import { openStore } from "./store.ts";

describe.each(bothDatabases)("17. an upgrade on %s", (kind) => {
  test.each(ownMigrations().map(({ name }, index) => [name, index + 1] as const))(
    "keeps every row of a database as of %s, whose servers can still write to it",
    async (_, count) => {
      const { settings, remove } = await createTestDatabase(kind, "empty");
      const db =
        settings.databaseUrl === null ? openSqlite(settings.dataDir) : openPostgres(settings.databaseUrl);
      await migrate((work) => db.transaction().execute(work), kind, ownMigrations().slice(0, count));
      const tables = (await db.introspection.getTables()).filter(({ name }) => name !== "migrations");
      await fillTables(db, tables);
      const before = await rowsIn(db, tables);
      const store = await openStore(settings);
      expect(await rowsIn(db, tables)).toEqual(before);
      await fillTables(db, tables, 4);
      for (const [table, rows] of await rowsIn(db, tables)) expect([table, rows.length]).toEqual([table, 6]);
      await Promise.all([store.close(), db.destroy()]);
      await remove();
    },
  );

  const { store, database } = openTestStore(kind, "each");

  test("notices of a server of version 1.0.0 are known before and after the next start, and it knows ours", async () => {
    const old = {
      "alert disk": { kind: "alert", about: "disk" },
      "preview 2026-11-26 9f86d081884c7d65": { kind: "preview", about: "2026-11-26" },
      "quarantine 2026-11-26T16": { kind: "quarantine", about: "2026-11-26T16" },
    } as const;
    const row = {
      kind: "notice",
      state: "refused",
      attempts: 1,
      due_at: 1,
      created_at: 1,
      give_up_at: 1,
    } as const;
    const ids = Object.keys(old).map((subject_id) => ({
      id: subject_id,
      subject_id,
      message_id: subject_id,
    }));
    await store.db
      .insertInto("outbox")
      .values(ids.map((id) => ({ ...row, ...id })))
      .execute();
    const mails = store.db.selectFrom("outbox").selectAll().orderBy("subject_id");
    expect((await mails.execute()).map(noticeOf)).toEqual(Object.values(old));

    await openStore(database.settings).then((next) => next.close());
    const filled = Object.values(old).map(({ kind, about }) => ({ notice_kind: kind, notice_about: about }));
    expect(await mails.execute()).toMatchObject(filled);
    expect(await lostNotices(store.db, "quarantine")).toEqual(["2026-11-26T16"]);
    expect((await outboxStatus(store.db, 1)).lost.refused).toBe(2);

    await store.db.deleteFrom("outbox").execute();
    const notify = notifyByMail({ now: Date.now, mailFrom: "website@site.test" });
    for (const notice of Object.values(old)) await store.transaction((tx) => notify(tx, notice));
    expect((await mails.execute()).map(({ subject_id }) => subject_id.split(" "))).toEqual(
      Object.values(old).map(({ kind, about }) => [kind, about]),
    );
  });
});
