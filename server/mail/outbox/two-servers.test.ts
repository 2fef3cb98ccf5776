import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { hourMs as hour } from "../../durations.ts";
import { databaseTime, openStore } from "../../store/store.ts";
import { bothDatabases } from "../../testing/databases.ts";
import { fakeClock } from "../../testing/fake-clock.ts";
import { createOutboxFixture } from "../../testing/fixtures/outbox-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { complete, leaseNext } from "./lease.ts";

const leaseMs = 120_000;

describe("16. several servers on one PostgreSQL", () => {
  // Starts the servers' clock close to the database's, so that the test fails if a server mixes up the two clocks.
  const fixture = eachTest(() => createOutboxFixture("postgres", fakeClock(Date.now())));

  test("19. 5 servers, some with clocks an hour off, deliver 100 emails once each", async () => {
    const queued: string[] = [];
    for (let count = 0; count < 100; count++)
      queued.push((await fixture.queue(`enquiry ${count}`)).messageId);
    const wrong = [0, hour, -hour, 0, 0];
    const stores = await Promise.all(wrong.map(() => openStore(fixture.database.settings)));
    const outboxes = stores.map((store, server) => {
      const now = () => fixture.clock.now() + (wrong[server] ?? 0);
      return fixture.outbox({ store, clock: { ...fixture.clock, now } });
    });
    for (const outbox of outboxes) outbox.start();
    await fixture.clock.asleep(wrong.length);
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
    await Promise.all(stores.map((store) => store.close()));
    expect(fixture.smtp.received.map((mail) => mail.messageId).sort()).toEqual(queued.sort());
    expect(fixture.smtp.connections.most).toBeLessThanOrEqual(wrong.length);
    expect((await fixture.rows()).every((row) => row.state === "sent" && row.attempts === 1)).toBe(true);
  });
});

describe.each(bothDatabases)("16. a lease, on %s", (kind) => {
  const fixture = eachTest(() => createOutboxFixture(kind));

  const runOut = () => fixture.store.db.updateTable("outbox").set({ lease_until: 1 }).execute();
  const leaseNow = () => leaseNext(fixture.store, fixture.clock.now(), leaseMs);
  const ending = { attempts: 1, due_at: 0, last_error: null, refused_as: null, sent_at: 1 };
  const sent = { ...ending, state: "sent" } as const;

  test("that is valid keeps other servers from the email, whatever their own clocks say", async () => {
    await fixture.queue("a");
    expect(await leaseNow()).not.toBeNull();
    expect(await leaseNow()).toBeNull();
    expect(await leaseNext(fixture.store, fixture.clock.now() + hour, leaseMs)).toBeNull();
  });

  test("that has expired lets the next server send the email, and the first cannot store its result", async () => {
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

  test("that expired while the process was suspended leaves the email unsent and waiting", async () => {
    const { id } = await fixture.queue("a");
    fixture.outbox({ times: { leaseMs: 0 } }).start();
    await fixture.clock.asleep();
    expect(fixture.smtp.connections.total).toBe(0);
    expect(await fixture.row(id)).toMatchObject({ state: "waiting", lease_token: null });
  });
});

describe.each(bothDatabases)("19. a server whose clock is an hour behind, on %s", (kind) => {
  const fixture = eachTest(() => createOutboxFixture(kind, fakeClock(Date.now())));

  test("takes over from a crashed server as soon as others would", async () => {
    const { id } = await fixture.queue("a");
    await leaseNext(fixture.store, Date.now(), leaseMs);
    const ended = sql<number>`${databaseTime(kind)} - 1000`;
    await fixture.store.db.updateTable("outbox").set({ lease_until: ended }).execute();
    expect(await leaseNext(fixture.store, Date.now() - hour, leaseMs)).toMatchObject({ id });
  });

  test("sends at once what was queued before its clock was set back", async () => {
    const { id } = await fixture.queue("a");
    fixture.outbox({ clock: { ...fixture.clock, now: () => fixture.clock.now() - hour } }).start();
    await fixture.clock.asleep();
    expect(await fixture.row(id)).toMatchObject({ state: "sent" });
  });
});
