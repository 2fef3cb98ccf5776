import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type OutboxScene, quickLimits, setOutboxScene } from "../../testing/outbox-fixture.ts";
import type { ReceivedMail } from "../../testing/smtp-server.ts";
import { createSmtpPost } from "../transport/smtp.ts";

const subjectOf = ({ raw }: ReceivedMail) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? "";

describe.each(["sqlite", "postgres"] as const)("101. deliveries that hang, on %s", (kind) => {
  let scene: OutboxScene;

  beforeEach(async () => {
    scene = await setOutboxScene(kind);
  });

  afterEach(async () => {
    const struck = scene.strike();
    // A stop waits no longer for those that hang.
    await scene.clock.pass(4_000, 0);
    await struck;
  });

  /** Nothing here is ended by a time limit of ours: whatever passes a hanging mail does so while that one hangs. */
  const patient = () =>
    createSmtpPost(scene.smtp.url, { ...quickLimits, connect: 60_000, idle: 60_000, whole: 60_000 });
  const quick = { beside: 50, hanging: 200 };
  const passed = () => scene.smtp.received.map(subjectOf).filter((subject) => !subject.startsWith("hangs"));

  async function queue(...subjects: string[]) {
    for (const subject of subjects) await scene.queue(subject);
  }

  const hangingOnes = () =>
    scene.smtp.follow({ data: (mail) => (subjectOf(mail).startsWith("hangs") ? "hang" : undefined) });

  test("of 25 mails 11 hang, the oldest among them: the others arrive", async () => {
    const others = Array.from({ length: 14 }, (_, index) => `passes ${index + 10}`);
    const hung = Array.from({ length: 11 }, (_, index) => `hangs ${index}`);
    await queue(...hung.slice(0, 6), ...others.slice(0, 7), ...hung.slice(6), ...others.slice(7));
    hangingOnes();
    scene.outbox({ post: patient(), times: quick }).start();
    await expect.poll(() => passed().sort(), { timeout: 20_000 }).toEqual(others);
    expect(scene.smtp.connections.open).toBeGreaterThanOrEqual(11);
  });

  test("one that comes while others hang goes out", async () => {
    await queue("hangs 1", "hangs 2");
    hangingOnes();
    const outbox = scene.outbox({ post: patient(), times: quick });
    outbox.start();
    await expect.poll(() => scene.smtp.received.length).toBe(2);
    await queue("passes");
    outbox.wake();
    await expect.poll(passed).toEqual(["passes"]);
  });

  test("a slow mail server gets four at a time and no more", async () => {
    await queue(...Array.from({ length: 9 }, (_, index) => `slow ${index}`));
    scene.smtp.follow({ rcpt: () => "hang" });
    scene.outbox({ post: patient(), times: { beside: 20, hanging: 60_000 } }).start();
    await expect.poll(() => scene.smtp.connections.open).toBe(4);
    await pause(500);
    expect(scene.smtp.connections.most).toBe(4);
    expect((await scene.rows()).filter(({ state }) => state === "sending")).toHaveLength(4);
  });

  test("a mail server that answers in time gets one after the other, over one connection", async () => {
    const subjects = Array.from({ length: 20 }, (_, index) => `mail ${index + 10}`);
    await queue(...subjects);
    scene.outbox({ post: patient() }).start();
    await scene.clock.asleep();
    expect(scene.smtp.received.map(subjectOf)).toEqual(subjects);
    expect(scene.smtp.connections.total).toBe(1);
  });

  test("a hanging one that ends while others pass holds nobody up; where all end so, everything waits", async () => {
    await queue("hangs");
    hangingOnes();
    const outbox = scene.outbox({ times: { beside: 50, hanging: 100 } });
    outbox.start();
    await expect.poll(() => scene.smtp.received.length).toBe(1);
    await queue("passes");
    outbox.wake();
    await expect
      .poll(async () => (await scene.rows()).map(({ state }) => state))
      .toEqual(["waiting", "sent"]);
    // Of the outbox, which looked for more: no pause for the connection's sake.
    expect(new Set(scene.clock.waits)).toEqual(new Set([5_000]));
    await scene.smtp.close();
    await queue("nobody there");
    outbox.wake();
    await expect.poll(() => scene.clock.waits.at(-1)).toBeLessThanOrEqual(1_000);
  });
});
