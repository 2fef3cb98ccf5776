import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { databaseTime } from "../../store/database-time.ts";
import { openStore } from "../../store/store.ts";
import { fakeClock } from "../../testing/faked-clock.ts";
import { type OutboxScene, plainMail, setOutboxScene } from "../../testing/outbox-fixture.ts";
import { claim, settle } from "./lease.ts";

const lease = 120_000;

describe("16. several servers on one PostgreSQL", () => {
  let scene: OutboxScene;

  beforeEach(async () => {
    scene = await setOutboxScene("postgres");
  });

  afterEach(() => scene.strike());

  test.each([2, 5])("%i servers, 200 mails: each once", async (servers) => {
    const queued: string[] = [];
    for (let count = 0; count < 200; count++) queued.push((await scene.queue(`enquiry ${count}`)).messageId);
    const stores = await Promise.all(
      Array.from({ length: servers }, () => openStore(scene.database.settings)),
    );
    const outboxes = stores.map((store) => scene.outbox({ store }));
    for (const outbox of outboxes) outbox.start();
    await scene.clock.asleep(servers);
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
    await Promise.all(stores.map((store) => store.close()));
    expect(scene.smtp.received.map((mail) => mail.messageId).sort()).toEqual(queued.sort());
    expect(scene.smtp.connections.most).toBeLessThanOrEqual(servers);
    expect((await scene.rows()).every((row) => row.state === "sent" && row.attempts === 1)).toBe(true);
  });

  test("what another server queued is found without being told", async () => {
    scene.outbox().start();
    await scene.clock.asleep();
    await scene.queue("from elsewhere");
    await scene.clock.pass(5_000);
    expect(scene.smtp.received).toHaveLength(1);
  });
});

describe.each(["sqlite", "postgres"] as const)("16. a claim, on %s", (kind) => {
  let scene: OutboxScene;

  beforeEach(async () => {
    scene = await setOutboxScene(kind);
  });

  afterEach(() => scene.strike());

  const runOut = () => scene.store.db.updateTable("outbox").set({ lease_until: 1 }).execute();
  const claimNow = () => claim(scene.store, scene.clock.now(), lease);
  const sent = { state: "sent", attempts: 1, due_at: 0, last_error: null, sent_at: 1 } as const;

  test("holds: nobody else gets the mail, whatever a server's own clock says", async () => {
    await scene.queue("a");
    expect(await claimNow()).not.toBeNull();
    expect(await claimNow()).toBeNull();
    expect(await claim(scene.store, scene.clock.now() + 10 * lease, lease)).toBeNull();
  });

  test("claimed 20 times at once, ten mails go to ten", async () => {
    for (let count = 0; count < 10; count++) await scene.queue(`enquiry ${count}`);
    const claims = await Promise.all(Array.from({ length: 20 }, claimNow));
    const taken = claims.flatMap((each) => (each === null ? [] : [each.id]));
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken).toHaveLength(10);
  });

  test("run out: the next server gets the mail, the first may mark nothing any more", async () => {
    await scene.queue("a");
    const first = await claimNow();
    await runOut();
    const second = await claimNow();
    if (first === null || second === null) throw new Error("not claimed");
    expect(second).toMatchObject({ id: first.id, attempts: 1 });
    expect(await settle(scene.store, first, sent)).toBe(false);
    expect(await scene.row(first.id)).toMatchObject({ state: "sending", lease_token: second.token });
    expect(await settle(scene.store, second, sent)).toBe(true);
    expect(await settle(scene.store, second, sent)).toBe(false);
  });

  test("run out while the mail was being sent: said in the log, the mark is the other server's", async () => {
    const { id } = await scene.queue("a");
    const other = { token: "" };
    const outbox = scene.outbox({
      render: async (row) => {
        await runOut();
        other.token = (await claimNow())?.token ?? "";
        return plainMail(row);
      },
    });
    outbox.start();
    await scene.clock.asleep();
    expect(await scene.row(id)).toMatchObject({ state: "sending", lease_token: other.token });
    expect(scene.log).toMatchObject([{ level: "warn", details: { mail: id } }, { level: "info" }]);
  });

  test("the process stood still before sending: gives the mail back unsent", async () => {
    const { id } = await scene.queue("a");
    scene.outbox({ times: { lease: 0 } }).start();
    await scene.clock.asleep();
    expect(scene.smtp.connections.total).toBe(0);
    expect(await scene.row(id)).toMatchObject({ state: "waiting", lease_token: null });
  });
});

const hour = 60 * 60 * 1000;

describe.each(["sqlite", "postgres"] as const)("19. a server's clock is wrong, on %s", (kind) => {
  let scene: OutboxScene;

  beforeEach(async () => {
    scene = await setOutboxScene(kind, {}, fakeClock(Date.now()));
  });

  afterEach(() => scene.strike());

  test("an hour ahead: it takes no mail that another server is sending", async () => {
    await scene.queue("a");
    expect(await claim(scene.store, Date.now(), lease)).not.toBeNull();
    expect(await claim(scene.store, Date.now() + hour, lease)).toBeNull();
  });

  test("an hour behind: it takes over from a server that died, as soon as the others would", async () => {
    const { id } = await scene.queue("a");
    await claim(scene.store, Date.now(), lease);
    const ended = sql<number>`${databaseTime(kind)} - 1000`;
    await scene.store.db.updateTable("outbox").set({ lease_until: ended }).execute();
    expect(await claim(scene.store, Date.now() - hour, lease)).toMatchObject({ id });
  });

  test("put back by an hour: what was queued before goes out at once", async () => {
    const { id } = await scene.queue("a");
    scene.outbox({ clock: { ...scene.clock, now: () => scene.clock.now() - hour } }).start();
    await scene.clock.asleep();
    expect(await scene.row(id)).toMatchObject({ state: "sent" });
  });
});

describe("19. clocks that are wrong, on one PostgreSQL", () => {
  let scene: OutboxScene;

  beforeEach(async () => {
    // Near the database's own time, or a server that took the one for the other would not be found out.
    scene = await setOutboxScene("postgres", {}, fakeClock(Date.now()));
  });

  afterEach(() => scene.strike());

  test("one server an hour ahead, one an hour behind: each mail once", async () => {
    const queued: string[] = [];
    for (let count = 0; count < 40; count++) queued.push((await scene.queue(`enquiry ${count}`)).messageId);
    for (const wrong of [hour, 0, -hour]) {
      scene.outbox({ clock: { ...scene.clock, now: () => scene.clock.now() + wrong } }).start();
    }
    await scene.clock.asleep(3);
    expect(scene.smtp.received.map((mail) => mail.messageId).sort()).toEqual(queued.sort());
    expect((await scene.rows()).every((row) => row.state === "sent" && row.attempts === 1)).toBe(true);
  });

  test.each([
    ["forward", hour],
    ["back", -hour],
  ])("a clock put %s while a mail is being sent ends neither the claim nor the sending", async (_, step) => {
    const { id } = await scene.queue("a");
    let stepped = 0;
    const now = () => scene.clock.now() + stepped;
    let others: unknown;
    const outbox = scene.outbox({
      clock: { ...scene.clock, now },
      render: async (row) => {
        stepped = step;
        others = await claim(scene.store, now(), lease);
        return plainMail(row);
      },
    });
    outbox.start();
    await scene.clock.asleep();
    expect(others).toBeNull();
    expect(scene.smtp.received).toHaveLength(1);
    expect(await scene.row(id)).toMatchObject({ state: "sent", attempts: 1 });
    expect(scene.log).toMatchObject([{ level: "info" }]);
  });
});
