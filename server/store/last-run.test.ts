import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { heldReason } from "../mail/outbox/on-hold.ts";
import { retryMail } from "../mail/outbox/outbox-queries.ts";
import { createSmtpPost } from "../mail/transport/smtp.ts";
import { fakeClock } from "../testing/faked-clock.ts";
import { type OutboxScene, setOutboxScene } from "../testing/outbox-fixture.ts";
import { clockDoubt, confirmClock, createLastRun, lastRun } from "./last-run.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const year = 365 * day;

describe.each(["sqlite", "postgres"] as const)("a clock that jumps, on %s", (kind) => {
  let scene: OutboxScene;

  beforeEach(async () => {
    scene = await setOutboxScene(kind);
  });
  afterEach(() => scene.strike());

  const errors: string[] = [];
  const log = { error: (_: object, message: string) => errors.push(message) };
  /** As a start of the server does, `shift` milliseconds off the right time. Gives what it says. */
  async function start(shift = 0): Promise<string[]> {
    errors.length = 0;
    const clock = { ...scene.clock, now: () => scene.clock.now() + shift };
    await createLastRun({ store: scene.store, clock, log }).begin();
    return [...errors];
  }
  const doubt = expect.stringMatching(
    /^the clock says .*, but a server last ran on this database on .*clock confirm/,
  );
  const states = async () => (await scene.rows()).map(({ state }) => state);
  const received = () => scene.smtp.received.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim());
  /** One look of an outbox, with a clock that is off by so much. */
  async function deliver(shift = 0) {
    const clock = fakeClock(scene.clock.now() + shift);
    const outbox = scene.outbox({ clock, post: createSmtpPost(scene.smtp.url) });
    outbox.start();
    await clock.asleep();
    await outbox.stop();
  }

  test("20. a week-old copy, a cloned machine or a clock put forward: what is old waits for a person, what is new goes out", async () => {
    await start();
    const { id } = await scene.queue("old");
    await scene.clock.pass(5 * day, 0);
    await scene.queue("new");
    expect(await start()).toEqual([doubt]);
    await deliver();
    expect(received()).toEqual(["new"]);
    expect(await states()).toEqual(["waiting", "sent"]);
    await retryMail(scene.store, id, scene.clock.now());
    await deliver();
    expect(received()).toEqual(["new", "old"]);
  });

  test("20. the owner says that the clock is right: what is old is held, mail by mail, and nothing is in doubt", async () => {
    await start();
    await scene.queue("old");
    await scene.clock.pass(5 * day, 0);
    await start();
    expect(await confirmClock(scene.store, scene.clock.now())).toEqual({ held: 1 });
    expect(await scene.rows()).toMatchObject([{ state: "dead", last_error: heldReason }]);
    expect(await start()).toEqual([]);
    expect(await confirmClock(scene.store, scene.clock.now())).toBeNull();
  });

  test.each([
    ["three years forward", 3 * year],
    ["three years back", -3 * year],
  ])(
    "99. %s: the owner, whose clock is right, can't confirm it; right again, all goes on",
    async (_, shift) => {
      await start();
      await scene.queue("a");
      await scene.clock.pass(hour, 0);
      expect(await start(shift)).toEqual([doubt]);
      expect(await start(shift)).toEqual([doubt]);
      const refused = await confirmClock(scene.store, scene.clock.now());
      expect(refused).toEqual({ serversClock: scene.clock.now() + shift });
      expect(await lastRun(scene.store.db)).toBe(scene.clock.now() - hour);
      expect(await start()).toEqual([]);
      await deliver();
      expect(received()).toEqual(["a"]);
    },
  );

  test("99. three years forward and the mail server down: nothing is given up, nothing waits for years", async () => {
    await start();
    await scene.queue("before");
    await start(3 * year);
    scene.smtp.follow({ rcpt: () => 451 });
    await scene.clock.pass(3 * year, 0);
    await scene.queue("meanwhile");
    await scene.clock.pass(-3 * year, 0);
    await deliver(3 * year);
    expect(await states()).toEqual(["waiting", "waiting"]);
    scene.smtp.follow({});
    await start();
    await deliver();
    expect(await states()).toEqual(["sent", "sent"]);
  });

  test("99. three years back and the mail server down: what came meanwhile has its five days", async () => {
    await start();
    await scene.clock.pass(-3 * year, 0);
    await start();
    await scene.queue("meanwhile");
    await scene.clock.pass(3 * year + hour, 0);
    await start();
    scene.smtp.follow({ rcpt: () => 451 });
    await deliver();
    expect(await states()).toEqual(["waiting"]);
  });

  test("99. a server that died while its clock was forward leaves no mail claimed for years", async () => {
    const { id } = await scene.queue("a");
    const lease = { state: "sending", lease_token: "t", lease_until: Date.now() + 3 * year } as const;
    await scene.store.db.updateTable("outbox").set(lease).where("id", "=", id).execute();
    await deliver();
    expect(await states()).toEqual(["sent"]);
  });

  test("99. put forward while a mail is being sent: it is not given up", async () => {
    let shift = 0;
    await scene.queue("a");
    scene.smtp.follow({
      rcpt: () => {
        shift = 3 * year;
        return 451;
      },
    });
    const outbox = scene.outbox({ clock: { ...scene.clock, now: () => scene.clock.now() + shift } });
    outbox.start();
    await scene.clock.asleep();
    expect(await states()).toEqual(["waiting"]);
  });

  test("a server that was away for an evening sends all that waits", async () => {
    await start();
    await scene.queue("a");
    await scene.clock.pass(12 * hour, 0);
    expect(await start()).toEqual([]);
    await deliver();
    expect(received()).toEqual(["a"]);
  });

  test("mails that a broken mail server has held up for days go out when ours starts again", async () => {
    await start();
    await scene.queue("a");
    const running = createLastRun({ ...scene, log });
    running.start();
    await scene.clock.pass(4 * day);
    await running.stop();
    expect(await lastRun(scene.store.db)).toBeGreaterThan(scene.clock.now() - 2 * hour);
    expect(await start()).toEqual([]);
    await deliver();
    expect(received()).toEqual(["a"]);
  });

  test("put forward or back while a server runs: said every hour, until it is right again", async () => {
    let shift = 0;
    const clock = { ...scene.clock, now: () => scene.clock.now() + shift };
    const running = createLastRun({ store: scene.store, clock, log });
    await running.begin();
    running.start();
    errors.length = 0;
    await scene.clock.pass(2 * hour);
    expect(errors).toEqual([]);
    shift = -2 * day;
    await scene.clock.pass(2 * hour);
    expect(errors).toEqual([doubt, doubt]);
    expect(await confirmClock(scene.store, scene.clock.now())).toEqual({ serversClock: clock.now() });
    shift = 0;
    await scene.clock.pass(2 * hour);
    expect(errors).toHaveLength(2);
    expect(await confirmClock(scene.store, scene.clock.now())).toBeNull();
    await running.stop();
  });

  test("99. of several servers one doubts: it is left standing by the others, until the one that doubted starts right", async () => {
    await start();
    const others = createLastRun({ ...scene, log });
    await others.begin();
    others.start();
    await start(3 * year);
    await scene.clock.pass(2 * hour);
    await others.stop();
    expect(await clockDoubt(scene.store.db)).toMatchObject({ lastRun: scene.clock.now() });
    expect(await start()).toEqual([]);
    expect(await clockDoubt(scene.store.db)).toBeNull();
  });

  test("the first start ever holds nothing", async () => {
    await scene.queue("a");
    await scene.clock.pass(9 * day, 0);
    expect(await start()).toEqual([]);
    await deliver();
    expect(received()).toEqual(["a"]);
  });
});
