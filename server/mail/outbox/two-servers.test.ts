import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { databaseTime } from "../../store/database-time.ts";
import { openStore } from "../../store/store.ts";
import { bothDatabases } from "../../testing/databases.ts";
import { fakeClock } from "../../testing/faked-clock.ts";
import { createOutboxFixture, type OutboxFixture, plainMail } from "../../testing/fixtures/outbox-fixture.ts";
import { complete, leaseNext } from "./lease.ts";

const leaseMs = 120_000;

describe("16. several servers on one PostgreSQL", () => {
  let fixture: OutboxFixture;

  beforeEach(async () => {
    fixture = await createOutboxFixture("postgres");
  });

  afterEach(() => fixture.tearDown());

  test("5 servers, 100 mails: each once", async () => {
    const servers = 5;
    const queued: string[] = [];
    for (let count = 0; count < 100; count++)
      queued.push((await fixture.queue(`enquiry ${count}`)).messageId);
    const stores = await Promise.all(
      Array.from({ length: servers }, () => openStore(fixture.database.settings)),
    );
    const outboxes = stores.map((store) => fixture.outbox({ store }));
    for (const outbox of outboxes) outbox.start();
    await fixture.clock.asleep(servers);
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
    await Promise.all(stores.map((store) => store.close()));
    expect(fixture.smtp.received.map((mail) => mail.messageId).sort()).toEqual(queued.sort());
    expect(fixture.smtp.connections.most).toBeLessThanOrEqual(servers);
    expect((await fixture.rows()).every((row) => row.state === "sent" && row.attempts === 1)).toBe(true);
  });

  test("what another server queued is found without being told", async () => {
    fixture.outbox().start();
    await fixture.clock.asleep();
    await fixture.queue("from elsewhere");
    await fixture.clock.pass(5_000);
    expect(fixture.smtp.received).toHaveLength(1);
  });
});

describe.each(bothDatabases)("16. a lease, on %s", (kind) => {
  let fixture: OutboxFixture;

  beforeEach(async () => {
    fixture = await createOutboxFixture(kind);
  });

  afterEach(() => fixture.tearDown());

  const runOut = () => fixture.store.db.updateTable("outbox").set({ lease_until: 1 }).execute();
  const leaseNow = () => leaseNext(fixture.store, fixture.clock.now(), leaseMs);
  const ending = { attempts: 1, due_at: 0, last_error: null, refused_as: null, sent_at: 1 };
  const sent = { ...ending, state: "sent" } as const;

  test("holds: nobody else gets the mail, whatever a server's own clock says", async () => {
    await fixture.queue("a");
    expect(await leaseNow()).not.toBeNull();
    expect(await leaseNow()).toBeNull();
    expect(await leaseNext(fixture.store, fixture.clock.now() + 10 * leaseMs, leaseMs)).toBeNull();
  });

  test("leased 20 times at once, ten mails go to ten", async () => {
    for (let count = 0; count < 10; count++) await fixture.queue(`enquiry ${count}`);
    const leases = await Promise.all(Array.from({ length: 20 }, leaseNow));
    const taken = leases.flatMap((each) => (each === null ? [] : [each.id]));
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken).toHaveLength(10);
  });

  test("run out: the next server gets the mail, the first may complete nothing any more", async () => {
    await fixture.queue("a");
    const first = await leaseNow();
    await runOut();
    const second = await leaseNow();
    if (first === null || second === null) throw new Error("not leased");
    expect(second).toMatchObject({ id: first.id, attempts: 1 });
    expect(await complete(fixture.store, first, sent)).toBe(false);
    expect(await fixture.row(first.id)).toMatchObject({ state: "sending", lease_token: second.token });
    expect(await complete(fixture.store, second, sent)).toBe(true);
    expect(await complete(fixture.store, second, sent)).toBe(false);
  });

  test("run out while the mail was being sent: said in the log, completing is the other server's", async () => {
    const { id } = await fixture.queue("a");
    const other = { token: "" };
    const outbox = fixture.outbox({
      render: async (row) => {
        await runOut();
        other.token = (await leaseNow())?.token ?? "";
        return plainMail(row);
      },
    });
    outbox.start();
    await fixture.clock.asleep();
    expect(await fixture.row(id)).toMatchObject({ state: "sending", lease_token: other.token });
    expect(fixture.log).toMatchObject([{ level: "warn", details: { mail: id } }, { level: "info" }]);
  });

  test("the process stood still before sending: gives the mail back unsent", async () => {
    const { id } = await fixture.queue("a");
    fixture.outbox({ times: { leaseMs: 0 } }).start();
    await fixture.clock.asleep();
    expect(fixture.smtp.connections.total).toBe(0);
    expect(await fixture.row(id)).toMatchObject({ state: "waiting", lease_token: null });
  });
});

const hour = 60 * 60 * 1000;

describe.each(bothDatabases)("19. a server's clock is wrong, on %s", (kind) => {
  let fixture: OutboxFixture;

  beforeEach(async () => {
    fixture = await createOutboxFixture(kind, {}, fakeClock(Date.now()));
  });

  afterEach(() => fixture.tearDown());

  test("an hour ahead: it takes no mail that another server is sending", async () => {
    await fixture.queue("a");
    expect(await leaseNext(fixture.store, Date.now(), leaseMs)).not.toBeNull();
    expect(await leaseNext(fixture.store, Date.now() + hour, leaseMs)).toBeNull();
  });

  test("an hour behind: it takes over from a server that died, as soon as the others would", async () => {
    const { id } = await fixture.queue("a");
    await leaseNext(fixture.store, Date.now(), leaseMs);
    const ended = sql<number>`${databaseTime(kind)} - 1000`;
    await fixture.store.db.updateTable("outbox").set({ lease_until: ended }).execute();
    expect(await leaseNext(fixture.store, Date.now() - hour, leaseMs)).toMatchObject({ id });
  });

  test("put back by an hour: what was queued before goes out at once", async () => {
    const { id } = await fixture.queue("a");
    fixture.outbox({ clock: { ...fixture.clock, now: () => fixture.clock.now() - hour } }).start();
    await fixture.clock.asleep();
    expect(await fixture.row(id)).toMatchObject({ state: "sent" });
  });
});

describe("19. clocks that are wrong, on one PostgreSQL", () => {
  let fixture: OutboxFixture;

  beforeEach(async () => {
    // Near the database's own time, or a server that took the one for the other would not be found out.
    fixture = await createOutboxFixture("postgres", {}, fakeClock(Date.now()));
  });

  afterEach(() => fixture.tearDown());

  test("one server an hour ahead, one an hour behind: each mail once", async () => {
    const queued: string[] = [];
    for (let count = 0; count < 40; count++) queued.push((await fixture.queue(`enquiry ${count}`)).messageId);
    for (const wrong of [hour, 0, -hour]) {
      fixture.outbox({ clock: { ...fixture.clock, now: () => fixture.clock.now() + wrong } }).start();
    }
    await fixture.clock.asleep(3);
    expect(fixture.smtp.received.map((mail) => mail.messageId).sort()).toEqual(queued.sort());
    expect((await fixture.rows()).every((row) => row.state === "sent" && row.attempts === 1)).toBe(true);
  });

  test.each([
    ["forward", hour],
    ["back", -hour],
  ])("a clock put %s while a mail is being sent ends neither the lease nor the sending", async (_, step) => {
    const { id } = await fixture.queue("a");
    let stepped = 0;
    const now = () => fixture.clock.now() + stepped;
    let others: unknown;
    const outbox = fixture.outbox({
      clock: { ...fixture.clock, now },
      render: async (row) => {
        stepped = step;
        others = await leaseNext(fixture.store, now(), leaseMs);
        return plainMail(row);
      },
    });
    outbox.start();
    await fixture.clock.asleep();
    expect(others).toBeNull();
    expect(fixture.smtp.received).toHaveLength(1);
    expect(await fixture.row(id)).toMatchObject({ state: "sent", attempts: 1 });
    expect(fixture.log).toMatchObject([{ level: "info" }]);
  });
});
