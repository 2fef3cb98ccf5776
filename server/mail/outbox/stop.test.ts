import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type OutboxScene, quickLimits, setOutboxScene } from "../../testing/outbox-fixture.ts";
import { createSmtpPost } from "../transport/smtp.ts";

describe("14. stopping in the middle of a delivery", () => {
  let scene: OutboxScene;

  beforeEach(async () => {
    scene = await setOutboxScene("sqlite");
  });

  afterEach(() => scene.strike());

  test("finishes the mail that is being sent and claims no other", async () => {
    const [first, second] = [await scene.queue("a"), await scene.queue("b")];
    const outbox = scene.outbox();
    const stopped = new Promise<void>((resolve) => {
      scene.smtp.follow({
        rcpt: () => {
          resolve(outbox.stop());
          return undefined;
        },
      });
    });
    outbox.start();
    await stopped;
    expect(await scene.row(first.id)).toMatchObject({ state: "sent" });
    expect(await scene.row(second.id)).toMatchObject({ state: "waiting", lease_token: null });
    await expect.poll(() => scene.smtp.connections.open).toBe(0);
  });

  test("cuts off a mail that takes too long and gives it back, for the next server to send", async () => {
    const { id } = await scene.queue("a");
    const post = createSmtpPost(scene.smtp.url, { ...quickLimits, idle: 60_000, whole: 60_000 });
    const outbox = scene.outbox({ post });
    const reached = new Promise<void>((resolve) => {
      scene.smtp.follow({
        rcpt: () => {
          resolve();
          return "hang";
        },
      });
    });
    outbox.start();
    await reached;
    const stopped = outbox.stop();
    await scene.clock.pass(4_000, 0);
    await stopped;
    expect(await scene.row(id)).toMatchObject({ state: "waiting", lease_token: null, lease_until: null });
    scene.smtp.follow({});
    scene.outbox().start();
    await scene.clock.asleep();
    expect(scene.smtp.received).toHaveLength(1);
  });

  test("with nothing to do, stops at once", async () => {
    const outbox = scene.outbox();
    outbox.start();
    await scene.clock.asleep();
    await outbox.stop();
    expect(scene.clock.waits).toEqual([5_000, 4_000]);
  });
});
