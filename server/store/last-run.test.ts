// R-RELEASE-5
import { describe, expect, test } from "vitest";
import { dayMs, hourMs } from "../durations.ts";
import { createSmtpTransport } from "../mail/transport/smtp-transport.ts";
import { bothDatabases } from "../testing/databases.ts";
import { fakeClock } from "../testing/fake-clock.ts";
import { createOutboxFixture } from "../testing/fixtures/outbox-fixture.ts";
import { eachTest } from "../testing/fresh-fixture.ts";
import { confirmClock, createLastRun, lastRun } from "./last-run.ts";

const year = 365 * dayMs;

describe.each(bothDatabases)("a clock that jumps, on %s", (kind) => {
  const fixture = eachTest(() => createOutboxFixture(kind));

  const errors: string[] = [];
  const log = { error: (_: object, message: string) => errors.push(message) };
  /** Starts a server whose clock is off by `shift` milliseconds. Returns its log. */
  async function start(shift = 0): Promise<string[]> {
    errors.length = 0;
    const clock = { ...fixture.clock, now: () => fixture.clock.now() + shift };
    await createLastRun({ store: fixture.store, clock, log }).begin();
    return [...errors];
  }
  const doubt = expect.stringMatching(
    /^the clock says .*, but a server last ran on this database on .*: nothing is deleted /,
  );
  const states = async () => (await fixture.rows()).map(({ state }) => state);
  const received = () => fixture.smtp.received.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim());
  /** Runs one poll of an outbox whose clock is off by `shift` milliseconds. */
  async function deliver(shift = 0) {
    const clock = fakeClock(fixture.clock.now() + shift);
    const outbox = fixture.outbox({ clock, transport: createSmtpTransport(fixture.smtp.url) });
    outbox.start();
    await clock.asleep();
    await outbox.stop();
  }

  test("20. after a month without a server, old emails wait for the owner, and new ones are sent", async () => {
    expect(await start()).toEqual([]);
    await fixture.clock.pass(29 * dayMs, 0);
    expect(await start()).toEqual([]);
    await fixture.queue("old");
    await fixture.clock.pass(31 * dayMs, 0);
    await fixture.queue("new");
    expect(await start()).toEqual([doubt]);
    expect(await start()).toEqual([doubt]);
    await deliver();
    expect(received()).toEqual(["new"]);
    expect(await states()).toEqual(["waiting", "sent"]);
    expect(await confirmClock(fixture.store, fixture.clock.now())).toBe(true);
    expect(await confirmClock(fixture.store, fixture.clock.now())).toBe(false);
    expect(await start()).toEqual([]);
    await deliver();
    expect(received()).toEqual(["new", "old"]);
  });

  test("99. three years ahead without a mail server: nothing is given up, and nothing waits for years", async () => {
    await start();
    await fixture.queue("before");
    await start(3 * year);
    fixture.smtp.follow({ rcpt: () => 451 });
    await fixture.clock.pass(3 * year, 0);
    await fixture.queue("meanwhile");
    await fixture.clock.pass(-3 * year, 0);
    await deliver(3 * year);
    expect(await states()).toEqual(["waiting", "waiting"]);
    fixture.smtp.follow({});
    expect(await start()).toEqual([]);
    await deliver();
    expect(await states()).toEqual(["sent", "sent"]);
  });

  test("99. three years back without a mail server: emails from that time are tried for five days", async () => {
    await start();
    await fixture.clock.pass(-3 * year, 0);
    await start();
    await fixture.queue("meanwhile");
    await fixture.clock.pass(3 * year + hourMs, 0);
    await start();
    fixture.smtp.follow({ rcpt: () => 451 });
    await deliver();
    expect(await states()).toEqual(["waiting"]);
  });

  test("99. a server that died while its clock was ahead leaves no email leased for years", async () => {
    const { id } = await fixture.queue("a");
    const lease = { state: "sending", lease_token: "t", lease_until: Date.now() + 3 * year } as const;
    await fixture.store.db.updateTable("outbox").set(lease).where("id", "=", id).execute();
    await deliver();
    expect(await states()).toEqual(["sent"]);
  });

  test("99. an email that is being sent when the clock is set forward is not given up", async () => {
    let shift = 0;
    await fixture.queue("a");
    fixture.smtp.follow({
      rcpt: () => {
        shift = 3 * year;
        return 451;
      },
    });
    const outbox = fixture.outbox({ clock: { ...fixture.clock, now: () => fixture.clock.now() + shift } });
    outbox.start();
    await fixture.clock.asleep();
    expect(await states()).toEqual(["waiting"]);
  });

  test("emails that a mail server has deferred for weeks are sent after a restart", async () => {
    await start();
    await fixture.queue("a");
    const running = createLastRun({ ...fixture, log });
    running.start();
    await fixture.clock.pass(40 * dayMs);
    await running.stop();
    expect(await lastRun(fixture.store.db)).toBeGreaterThan(fixture.clock.now() - 2 * hourMs);
    expect(await start()).toEqual([]);
    await deliver();
    expect(received()).toEqual(["a"]);
  });

  test("99. set forward while a server runs: an hourly error until it is right again; set back: none", async () => {
    let shift = 0;
    const clock = { ...fixture.clock, now: () => fixture.clock.now() + shift };
    const running = createLastRun({ store: fixture.store, clock, log });
    await running.begin();
    running.start();
    errors.length = 0;
    await fixture.clock.pass(2 * hourMs);
    expect(errors).toEqual([]);
    shift = year;
    await fixture.clock.pass(2 * hourMs);
    expect(errors).toEqual([doubt, doubt]);
    shift = -year;
    await fixture.clock.pass(2 * hourMs);
    shift = 0;
    await fixture.clock.pass(2 * hourMs);
    expect(errors).toHaveLength(2);
    expect(await lastRun(fixture.store.db)).toBe(fixture.clock.now());
    await running.stop();
  });
});
