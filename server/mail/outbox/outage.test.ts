import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type OutboxScene, quickLimits, setOutboxScene } from "../../testing/outbox-fixture.ts";
import { startSmtpServer, type TestSmtpServer } from "../../testing/smtp-server.ts";
import { createSmtpPost } from "../transport/smtp.ts";

const hour = 60 * 60 * 1000;

describe.each(["sqlite", "postgres"] as const)("8. the mail server is down, on %s", (kind) => {
  let scene: OutboxScene;
  let back: TestSmtpServer | null = null;

  beforeEach(async () => {
    scene = await setOutboxScene(kind);
  });

  afterEach(async () => {
    await scene.strike();
    await back?.close();
    back = null;
  });

  test("for an hour: then each mail once, oldest first, over one connection", async () => {
    const { clock, smtp } = scene;
    await smtp.close();
    const outbox = scene.outbox();
    outbox.start();
    const queued: string[] = [];
    for (let minute = 0; minute < 60; minute++) {
      queued.push((await scene.queue(`enquiry ${minute}`)).messageId);
      outbox.wake();
      await clock.pass(60_000);
    }
    expect(clock.now()).toBeGreaterThanOrEqual(Date.UTC(2026, 10, 20) + hour);
    back = await startSmtpServer(smtp.port);
    await clock.pass(5 * 60_000);
    expect(back.received.map((mail) => mail.messageId)).toEqual(queued);
    expect(back.connections.most).toBe(1);
    expect((await scene.rows()).map((row) => [row.state, row.attempts])).toEqual(
      queued.map(() => ["sent", 1]),
    );
  });

  test("it is asked ever more rarely, with jitter, however many enquiries come in", async () => {
    const { clock, smtp } = scene;
    await smtp.close();
    const outbox = scene.outbox();
    await scene.queue("first");
    outbox.start();
    await clock.pass(hour);
    const tries = clock.waits.length;
    for (let count = 0; count < 20; count++) {
      await scene.queue(`more ${count}`);
      outbox.wake();
      await clock.asleep();
    }
    expect(clock.waits.length).toBe(tries);
    const whole = clock.waits.map((_, index) => Math.min(300_000, 1_000 * 2 ** index));
    for (const [index, wait] of clock.waits.entries()) {
      expect(wait).toBeLessThanOrEqual(whole[index] ?? 0);
      expect(wait).toBeGreaterThanOrEqual((whole[index] ?? 0) / 2);
    }
    expect(clock.waits.length).toBeLessThan(35);
    const atLongest = clock.waits.filter((_, index) => index >= 9);
    expect(new Set(atLongest).size).toBeGreaterThan(1);
  });

  test("the mail that was on its way when it went down keeps its place", async () => {
    const { clock, smtp } = scene;
    const queued = [];
    for (const name of ["a", "b", "c"]) queued.push((await scene.queue(name)).messageId);
    let cut = false;
    smtp.follow({
      rcpt: () => {
        if (cut) return undefined;
        cut = true;
        return "reset";
      },
    });
    scene.outbox().start();
    await clock.pass(60_000);
    expect(smtp.received.map((mail) => mail.messageId)).toEqual(queued);
  });

  test("the owner sees why, and for how long", async () => {
    await scene.smtp.close();
    const { id } = await scene.queue("first");
    scene.outbox().start();
    await scene.clock.pass(hour);
    const row = await scene.row(id);
    expect(row).toMatchObject({
      state: "waiting",
      attempts: 0,
      last_error: "no answer from the mail server (ECONNREFUSED)",
    });
    expect(scene.log.every((line) => line.level === "warn")).toBe(true);
  });
});

describe("9. what happens to any mail is no mark against this one", () => {
  let scene: OutboxScene;

  beforeEach(async () => {
    scene = await setOutboxScene("sqlite", { login: { user: "site@site.test", pass: "p%40ss: word" } });
  });

  afterEach(() => scene.strike());

  const post = (user: string, pass: string) => {
    const url = new URL(scene.smtp.url);
    url.username = encodeURIComponent(user);
    url.password = encodeURIComponent(pass);
    return createSmtpPost(url.href, quickLimits);
  };

  test("a bad login: the mails wait in order until it is put right", async () => {
    const queued = [await scene.queue("a"), await scene.queue("b")];
    const wrong = scene.outbox({ post: post("site@site.test", "wrong") });
    wrong.start();
    await scene.clock.pass(60_000);
    await wrong.stop();
    expect(await scene.row(queued[0]?.id ?? "")).toMatchObject({
      state: "waiting",
      attempts: 0,
      last_error: "the mail server answered 535 to AUTH PLAIN",
    });
    scene.outbox({ post: post("site@site.test", "p%40ss: word") }).start();
    await scene.clock.asleep();
    expect(scene.smtp.received.map((mail) => mail.messageId)).toEqual(queued.map((mail) => mail.messageId));
  });

  test("no login where one is asked for (530): the mails wait", async () => {
    const { id } = await scene.queue("a");
    scene.outbox().start();
    await scene.clock.asleep();
    expect(await scene.row(id)).toMatchObject({ state: "waiting" });
    expect(scene.smtp.received).toEqual([]);
  });

  test("a name that can't be resolved: the mails wait", async () => {
    const { id } = await scene.queue("a");
    scene.outbox({ post: createSmtpPost("smtp://mail.invalid", quickLimits) }).start();
    await scene.clock.asleep();
    expect(await scene.row(id)).toMatchObject({ state: "waiting", attempts: 0 });
  });

  test.each([421, 450, 554])("the connection refused with %i: the mails wait", async (code) => {
    scene.smtp.follow({ connect: () => code });
    const { id } = await scene.queue("a");
    scene.outbox({ post: post("site@site.test", "p%40ss: word") }).start();
    await scene.clock.asleep();
    expect(await scene.row(id)).toMatchObject({ state: "waiting", attempts: 0 });
    scene.smtp.follow({});
    await scene.clock.pass(5_000);
    expect(await scene.row(id)).toMatchObject({ state: "sent" });
  });
});
