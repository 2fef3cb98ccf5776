import { afterEach, expect, test, vi } from "vitest";
import { createOutboxFixture } from "../../testing/fixtures/outbox-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { holdLease, leaseNext } from "./lease.ts";

const leaseMs = 10_000;

const fixture = eachTest(() => createOutboxFixture("sqlite"));

afterEach(() => {
  vi.useRealTimers();
});

const leasesRunOut = () => fixture.store.db.updateTable("outbox").set({ lease_until: 1 }).execute();

/**
 * Leases an email and keeps renewing the lease. The test controls the server's clock; the database's clock keeps
 * running.
 */
async function leased() {
  const { id } = await fixture.queue("a");
  const mail = await leaseNext(fixture.store, fixture.clock.now(), leaseMs);
  if (mail === null) throw new Error("not leased");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const held = holdLease(fixture.store, mail, { leasedAt: performance.now(), leaseMs });
  return { id, held };
}

test("a lease is renewed until its email is finished", async () => {
  const { id, held } = await leased();
  const leaseUntil = async () => (await fixture.row(id)).lease_until;
  for (let passed = 0; passed < 3 * leaseMs; passed += leaseMs / 2) {
    await leasesRunOut();
    vi.advanceTimersByTime(leaseMs / 2);
    await expect.poll(leaseUntil).toBeGreaterThan(1);
    expect(held.holds()).toBe(true);
  }
  held.end();
  await leasesRunOut();
  await vi.advanceTimersByTimeAsync(leaseMs);
  expect([await leaseUntil(), held.holds()]).toEqual([1, false]);
});

test("16. a lost lease is not renewed, and its email is left to the other server", async () => {
  const { id, held } = await leased();
  await leasesRunOut();
  const others = await leaseNext(fixture.store, fixture.clock.now(), 60_000);
  for (let passed = 0; passed < leaseMs; passed += leaseMs / 2) {
    await vi.advanceTimersByTimeAsync(leaseMs / 2);
    // Waits until all earlier writes have finished.
    await fixture.store.transaction((tx) => tx.selectFrom("outbox").select("id").execute());
  }
  expect(held.holds()).toBe(false);
  expect(await fixture.row(id)).toMatchObject({ state: "sending", lease_token: others?.token });
});

test("an expired lease does not make its own server send the email again while it is still sending it", async () => {
  fixture.smtp.follow({ data: () => "hang" });
  const outbox = fixture.outbox({ times: { overlapAfterMs: 0 } });
  await fixture.queue("a");
  outbox.start();
  await expect.poll(() => fixture.smtp.received.length).toBe(1);
  fixture.smtp.follow({});
  await leasesRunOut();
  await fixture.queue("b");
  outbox.wake();
  await expect.poll(() => fixture.smtp.received.length).toBeGreaterThan(1);
  await fixture.clock.asleep();
  expect(fixture.smtp.received.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1])).toEqual(["a", "b"]);
  fixture.smtp.cut();
});
