import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type OutboxScene, plainMail, setOutboxScene } from "../../testing/outbox-fixture.ts";
import { mailsAbout, outboxStatus, retryMail } from "./outbox-queries.ts";

const day = 24 * 60 * 60 * 1000;

describe.each(["sqlite", "postgres"] as const)("mails that need a person, on %s", (kind) => {
  let scene: OutboxScene;

  beforeEach(async () => {
    scene = await setOutboxScene(kind);
  });

  afterEach(() => scene.strike());

  test("11. one mail that can't be written does not hold up the next hundred", async () => {
    const queued = [];
    for (let count = 0; count <= 100; count++) queued.push(await scene.queue(`enquiry ${count}`));
    const [poison, ...others] = queued;
    const outbox = scene.outbox({
      render: async (row) => {
        if (row.id === poison?.id) throw new RangeError("canary@mailbox.test wrote this");
        return plainMail(row);
      },
    });
    outbox.start();
    await scene.clock.asleep();
    expect(scene.smtp.received.map((mail) => mail.messageId)).toEqual(others.map((mail) => mail.messageId));
    expect(await scene.row(poison?.id ?? "")).toMatchObject({
      state: "dead",
      last_error: "can't be written: RangeError",
    });
    expect(scene.log.filter((line) => line.level === "error")).toHaveLength(1);
    expect(JSON.stringify(scene.log)).not.toContain("canary");
  });

  test("40. a line break in a header never reaches the mail server", async () => {
    const { id } = await scene.queue("a");
    const outbox = scene.outbox({
      render: async (row) => ({ ...plainMail(row), subject: "Hello\r\nBcc: victim@mailbox.test" }),
    });
    outbox.start();
    await scene.clock.asleep();
    expect(scene.smtp.connections.total).toBe(0);
    expect(await scene.row(id)).toMatchObject({ state: "refused" });
  });

  test("12. given up after five days, kept, and delivered when the owner retries", async () => {
    const { id, messageId } = await scene.queue("enquiry");
    scene.smtp.follow({ rcpt: () => 450 });
    const outbox = scene.outbox({ times: { poll: day / 24 } });
    outbox.start();
    await scene.clock.pass(4.9 * day);
    expect(await scene.row(id)).toMatchObject({ state: "waiting" });
    await scene.clock.pass(0.5 * day);
    expect(await scene.row(id)).toMatchObject({
      state: "dead",
      last_error: "given up: the mail server answered 450 to RCPT TO",
    });
    expect(scene.log.at(-1)).toMatchObject({ level: "error", details: { mail: id, state: "dead" } });

    scene.smtp.follow({});
    expect(await retryMail(scene.store, id, scene.clock.now())).toBe(true);
    outbox.wake();
    await scene.clock.asleep();
    expect(await mailsAbout(scene.store.db, "enquiry", "enquiry")).toMatchObject([
      { state: "sent", attempts: 1 },
    ]);
    expect(scene.smtp.received.map((mail) => mail.messageId)).toEqual([messageId]);
    expect(await retryMail(scene.store, id, scene.clock.now())).toBe(false);
  });

  test("15. the age of the oldest undelivered mail and the number in each state", async () => {
    expect(await outboxStatus(scene.store.db, scene.clock.now())).toMatchObject({ oldestUndelivered: null });
    await scene.queue("a");
    scene.smtp.follow({ rcpt: () => 550 });
    const outbox = scene.outbox();
    outbox.start();
    await scene.clock.asleep();
    await outbox.stop();
    await scene.queue("b");
    expect(await outboxStatus(scene.store.db, scene.clock.now() + 90_000)).toEqual({
      counts: { waiting: 1, sending: 0, sent: 0, refused: 1, dead: 0 },
      lost: { refused: 1, dead: 0, held: 0 },
      oldestUndelivered: 90_000,
    });
  });
});
