import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { enqueue } from "../mail/outbox/enqueue.ts";
import { createLastRun } from "../store/last-run.ts";
import { openStore, type Store } from "../store/store.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { runOwnerCommand } from "./owner.ts";

const right = Date.UTC(2026, 10, 20);
const hour = 60 * 60 * 1000;
const week = 7 * 24 * hour;

describe.each(eitherDatabase)("99. the owner's word on a clock that is doubted, on %s", (kind) => {
  let database: TestDatabase;
  let store: Store;

  beforeEach(async () => {
    database = await createTestDatabase(kind);
    store = await openStore(database.settings);
    await start(right);
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  /** A start of the server at that time by its clock. */
  const start = (time: number) =>
    createLastRun({
      store,
      clock: { now: () => time, wait: async () => {} },
      log: { error: () => {} },
    }).begin();

  async function site(now: number, ...argv: string[]) {
    const { databaseUrl, dataDir } = database.settings;
    const lines: string[] = [];
    const say = (line: string) => lines.push(line);
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" };
    const code = await runOwnerCommand(argv, { out: say, err: say, env, now: () => now });
    return { code, said: lines.join("\n") };
  }

  test("status says it until the owner has confirmed the clock, or it is right again", async () => {
    await start(right + week);
    const told = await site(right + week, "status");
    expect(told.code).toBe(1);
    expect(told.said).toContain(
      "the clock says 2026-11-27T00:00:00.000Z, but a server last ran on this database on 2026-11-20T00:00:00.000Z: " +
        "nothing is deleted and no mail from before goes out until the clock is put right " +
        "or `npm run site -- clock confirm` says that it is right",
    );
    await start(right + hour);
    expect(await site(right + hour, "status")).toMatchObject({ code: 0 });
    await start(right - week);
    expect((await site(right, "status")).said).toMatch(/: nothing is deleted until the clock is put right/);
  });

  test("clock confirm: what is old is put on hold mail by mail, the rest goes on", async () => {
    await store.transaction((tx) =>
      enqueue(tx, { kind: "enquiry", subjectId: "s", now: right, messageIdDomain: "site.test" }),
    );
    await start(right + week);
    expect(await site(right + week + hour, "clock", "confirm")).toEqual({
      code: 0,
      said: [
        "The clock is taken to be right: it is 2026-11-27T01:00:00.000Z.",
        "Held back: 1 email more than 3 days old; you get an email whose button sends them.",
      ].join("\n"),
    });
    const after = await site(right + week + hour, "status");
    expect(after.said).toMatch(/1 email held back, too old to send unasked/);
    expect(after.said).not.toMatch(/the clock says/);
  });

  test("clock confirm, where this machine's clock says something else than the server's: nothing changes", async () => {
    await start(right + 100 * week);
    expect(await site(right, "clock", "confirm")).toEqual({
      code: 1,
      said: "The server's clock said 2028-10-20T00:00:00.000Z, this machine's says 2026-11-20T00:00:00.000Z. Put the wrong one right, and start the server again.",
    });
    expect((await site(right, "status")).said).toMatch(/the clock says 2028/);
  });

  test("clock confirm, where nothing is doubted", async () => {
    expect(await site(right, "clock", "confirm")).toEqual({
      code: 1,
      said: "No clock is doubted: nothing waits for your word.",
    });
  });
});
