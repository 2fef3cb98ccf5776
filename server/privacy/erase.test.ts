import { appendFile, copyFile, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "../mail/transport/mail.ts";
import type { Schema } from "../store/schema.ts";
import { openStore, type StoreKind } from "../store/store.ts";
import { type PrivacyScene, setPrivacyScene } from "../testing/privacy-fixture.ts";
import { eraseAgain, erasePerson } from "./erase.ts";
import { mailboxHash, rememberErasure } from "./erasures.ts";

const canary = "canary@mailbox.test";
let scene: PrivacyScene;

describe.each<StoreKind>(["sqlite", "postgres"])("52. erasing a person, on %s", (kind) => {
  beforeEach(async () => {
    scene = await setPrivacyScene(kind);
  });
  afterEach(() => scene.strike());

  /** Enough rows and long ones, so that pages are split and hold copies. */
  async function seed() {
    for (let count = 0; count < 60; count += 1) {
      await scene.write(`other${count}@mailbox.test`, { name: "Other", message: "o".repeat(count * 50) });
      await scene.write(count % 2 ? canary : "CANARY@mailbox.test", {
        message: "canary words ".repeat(count * 5),
        honeypot: count % 10 === 0,
      });
    }
    await scene.signUp(canary);
    await scene.signUp("other@mailbox.test");
    await scene.deliver();
    await scene.signUp("Canary@mailbox.test");
  }

  /** Everything the database holds on its disk, whatever the tables say. */
  async function bytesOfDatabase(): Promise<string> {
    if (kind === "sqlite") {
      const files = ["site.db", "site.db-wal"].map((name) =>
        readFile(path.join(scene.dataDir, name), "latin1"),
      );
      return (await Promise.all(files)).join("");
    }
    await sql`checkpoint`.execute(scene.store.db);
    const { rows } = await sql<{ bytes: Buffer }>`
      select pg_read_binary_file(pg_relation_filepath(oid)) as bytes from pg_class
      where relkind in ('r', 'i', 't') and relnamespace in ('public'::regnamespace, 'pg_toast'::regnamespace)
    `.execute(scene.store.db);
    return rows.map(({ bytes }) => bytes.toString("latin1")).join("");
  }

  test("leaves no trace in tables, database files and mail folder, and all of everybody else", async () => {
    await seed();
    expect(await bytesOfDatabase()).toMatch(/canary/i);
    const before = await scene.counts();
    const { deleted, beingSent } = await erasePerson(canary, scene);
    expect(beingSent).toBe(0);
    expect(deleted).toEqual({
      enquiries: 60,
      subscriptions: 2,
      subscription_links: 1,
      outbox: 54 + 2,
      idempotency_keys: 62,
      mailFiles: 54 + 1,
    });
    expect(await bytesOfDatabase()).not.toMatch(/canary/i);
    expect(await bytesOfDatabase()).toContain("other59@mailbox.test");
    expect(await scene.filesHolding("anary")).toEqual([]);
    expect(await scene.counts()).toEqual({
      call_turns: 0,
      spent_proofs: 0,
      enquiries: 60,
      subscriptions: 1,
      subscription_links: 1,
      outbox: 61,
      idempotency_keys: (before.idempotency_keys ?? 0) - 62,
      erasures: 1,
    });
    expect(await scene.mailFiles()).toHaveLength(61);
  });

  test("a mail that waits is not sent any more", async () => {
    await scene.write(canary);
    await erasePerson(canary, scene);
    await scene.deliver();
    expect(await scene.mailFiles()).toEqual([]);
  });

  test("a mail that is being sent is waited for, and erased once it is out", async () => {
    await scene.write(canary);
    const sent: Mail[] = [];
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const post = {
      send: async (mail: Mail) => {
        sent.push(mail);
        await held;
      },
      close: async () => {},
    };
    scene.outbox({ post }).start();
    await expect.poll(() => sent.length).toBe(1);
    const erasing = erasePerson(canary, scene);
    // It has looked, found the mail on its way and sleeps.
    await scene.clock.asleep();
    expect(await scene.counts()).toMatchObject({ enquiries: 1, outbox: 1, erasures: 1 });
    goOn();
    await expect.poll(() => scene.clock.waits.length).toBe(2);
    await scene.clock.pass(1_000);
    expect(await erasing).toMatchObject({ deleted: { enquiries: 1, outbox: 1 }, beingSent: 0 });
    expect(await scene.counts()).toMatchObject({ enquiries: 0, outbox: 0 });
  });

  test("of an address that nobody wrote from, deletes nothing and is remembered all the same", async () => {
    await scene.write("other@mailbox.test");
    expect((await erasePerson(canary, scene)).deleted).toMatchObject({ enquiries: 0, outbox: 0 });
    expect(await scene.counts()).toMatchObject({ enquiries: 1, erasures: 1 });
  });

  test("the memory of it names nobody: not in the table, not in the file, and not for another secret", async () => {
    await erasePerson(canary, scene);
    const [row] = await scene.store.db.selectFrom("erasures").selectAll().execute();
    expect(row?.mailbox_hash).toMatch(/^[\w-]{43}$/);
    expect(await scene.filesHolding("canary")).toEqual([]);
    expect(row?.mailbox_hash).toBe(mailboxHash(canary, scene.secret));
    expect(row?.mailbox_hash).not.toBe(mailboxHash(canary, "another".repeat(5)));
  });

  describe("a backup from before the erasure is restored", () => {
    /** As a restore does: the rows of that time, and none of later. */
    async function backup() {
      const tables = [
        "enquiries",
        "subscriptions",
        "subscription_links",
        "outbox",
        "idempotency_keys",
        "erasures",
      ];
      const saved = await Promise.all(
        (tables as (keyof Schema)[]).map(
          async (table) => [table, await scene.store.db.selectFrom(table).selectAll().execute()] as const,
        ),
      );
      return async () => {
        for (const [table, rows] of saved) {
          await scene.store.db.deleteFrom(table).execute();
          for (const row of rows) await scene.store.db.insertInto(table).values(row).execute();
        }
      };
    }

    test("what it brings back is erased again, what the person sent since stays", async () => {
      await seed();
      await scene.clock.pass(1_000, 0);
      await scene.write("other@mailbox.test", { message: "after the backup" });
      const restore = await backup();
      await erasePerson(canary, scene);
      await restore();
      expect(await scene.counts()).toMatchObject({ enquiries: 121, subscriptions: 3, erasures: 0 });
      await scene.clock.pass(1_000, 0);
      await scene.write(canary, { message: "I am back" });
      await scene.signUp(canary);
      expect(await eraseAgain(scene)).toMatchObject({ enquiries: 60, subscriptions: 2 });
      const left = await scene.store.db
        .selectFrom("enquiries")
        .select("message")
        .where("email", "=", canary)
        .execute();
      expect(left).toEqual([{ message: "I am back" }]);
      expect(await scene.counts()).toMatchObject({ enquiries: 62, subscriptions: 2, erasures: 1 });
      expect(await bytesOfDatabase()).not.toContain("canary words");
    });

    test("doing it again changes nothing", async () => {
      await scene.write(canary);
      const restore = await backup();
      await erasePerson(canary, scene);
      await restore();
      await eraseAgain(scene);
      const before = await scene.counts();
      expect(await eraseAgain(scene)).toMatchObject({ enquiries: 0, outbox: 0 });
      expect(await scene.counts()).toEqual(before);
    });

    test("on another machine, whose list of erasures is not there: the table is enough", async () => {
      await scene.write(canary);
      const [row] = await scene.store.db.selectFrom("enquiries").selectAll().execute();
      await erasePerson(canary, scene);
      await rm(path.join(scene.dataDir, "erasures"));
      if (row) await scene.store.db.insertInto("enquiries").values(row).execute();
      expect(await eraseAgain(scene)).toMatchObject({ enquiries: 1 });
      expect(await readFile(path.join(scene.dataDir, "erasures"), "utf8")).toContain(
        mailboxHash(canary, scene.secret),
      );
    });
  });

  test("stopped right after it was remembered: the next start of the server does the rest", async () => {
    await scene.write(canary);
    const hash = mailboxHash(canary, scene.secret);
    await rememberErasure(scene, { hash, at: scene.clock.now() });
    expect(await eraseAgain(scene)).toMatchObject({ enquiries: 1, outbox: 1 });
  });

  test("a line cut off in the list of erasures spoils none of the others", async () => {
    await erasePerson("first@mailbox.test", scene);
    await appendFile(path.join(scene.dataDir, "erasures"), "2026-11-20T00:00:00.000Z halfwa");
    await scene.write(canary);
    const restored = await scene.store.db.selectFrom("enquiries").selectAll().execute();
    await erasePerson(canary, scene);
    await scene.store.db.deleteFrom("erasures").execute();
    await scene.store.db.insertInto("enquiries").values(restored).execute();
    expect(await eraseAgain(scene)).toMatchObject({ enquiries: 1 });
    expect(await scene.counts()).toMatchObject({ erasures: 2 });
  });
});

test("a copy of the SQLite file from before the erasure, put in its place, is cleaned to the last byte", async () => {
  scene = await setPrivacyScene("sqlite");
  await scene.write(canary);
  await scene.deliver();
  const file = path.join(scene.dataDir, "site.db");
  await sql`pragma wal_checkpoint(truncate)`.execute(scene.store.db);
  await copyFile(file, `${file}.backup`);
  await erasePerson(canary, scene);
  await scene.store.close();
  await copyFile(`${file}.backup`, file);
  await rm(`${file}.backup`);
  expect(await scene.filesHolding("canary")).toEqual(["site.db"]);

  const store = await openStore(scene.database.settings);
  expect(await eraseAgain({ ...scene, store })).toMatchObject({ enquiries: 1 });
  expect(await scene.filesHolding("canary")).toEqual([]);
  await store.close();
  await scene.database.remove();
});
