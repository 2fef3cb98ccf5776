import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLastRun, holdAfterGap, lastRun } from "./last-run.ts";
import { heldReason } from "./outbox/hold-old.ts";
import { type OutboxScene, setOutboxScene } from "./testing/outbox-scene.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

describe.each(["sqlite", "postgres"] as const)(
  "20. a database on which no server ran for days, on %s",
  (kind) => {
    let scene: OutboxScene;

    beforeEach(async () => {
      scene = await setOutboxScene(kind);
    });
    afterEach(() => scene.strike());

    const start = () => holdAfterGap(scene.store, scene.clock.now());
    const states = async () => (await scene.rows()).map(({ state }) => state);

    test("a week-old copy or a cloned machine: what is older than 3 days is held, not fired", async () => {
      await start();
      await scene.queue("old");
      await scene.clock.pass(5 * day, 0);
      await scene.queue("young");
      expect(await start()).toBe(1);
      scene.outbox().start();
      await expect.poll(states).toEqual(["dead", "sent"]);
      expect(scene.smtp.received.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim())).toEqual([
        "young",
      ]);
      expect(await scene.rows()).toMatchObject([{ last_error: heldReason }, {}]);
    });

    test("a server that was away for an evening sends all that waits", async () => {
      await start();
      await scene.queue("a");
      await scene.clock.pass(12 * hour, 0);
      expect(await start()).toBe(0);
      expect(await states()).toEqual(["waiting"]);
    });

    test("mails that a broken mail server has held up for days go out when ours starts again", async () => {
      await start();
      await scene.queue("a");
      const running = createLastRun(scene);
      running.start();
      await scene.clock.pass(4 * day);
      await running.stop();
      expect(await lastRun(scene.store.db)).toBeGreaterThan(scene.clock.now() - 2 * hour);
      expect(await start()).toBe(0);
      expect(await states()).toEqual(["waiting"]);
    });

    test("the first start ever holds nothing", async () => {
      await scene.queue("a");
      await scene.clock.pass(9 * day, 0);
      expect(await start()).toBe(0);
      expect(await states()).toEqual(["waiting"]);
    });
  },
);
