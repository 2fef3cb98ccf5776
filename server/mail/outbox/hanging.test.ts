import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { eitherDatabase } from "../../testing/databases.ts";
import { createOutboxFixture } from "../../testing/fixtures/outbox-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import type { ReceivedMail } from "../../testing/smtp-server.ts";

const subjectOf = ({ raw }: ReceivedMail) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? "";

describe.each(eitherDatabase)("101. deliveries that hang, on %s", (kind) => {
  const fixture = eachTest(async () => {
    const made = await createOutboxFixture(kind);
    // Advances the clock by the four seconds that shutdown waits for hanging deliveries.
    const tearDown = async () => void (await Promise.all([made.tearDown(), made.clock.pass(4_000, 0)]));
    return { ...made, tearDown };
  });

  const quick = { overlapAfterMs: 20, hangingMs: 80 };
  const passed = () => fixture.smtp.received.map(subjectOf).filter((subject) => !subject.startsWith("hangs"));

  async function queue(...subjects: string[]) {
    for (const subject of subjects) await fixture.queue(subject);
  }

  const hangingOnes = () =>
    fixture.smtp.follow({ data: (mail) => (subjectOf(mail).startsWith("hangs") ? "hang" : undefined) });

  test("if 11 of 25 emails hang, the oldest among them, the others still arrive", async () => {
    const others = Array.from({ length: 14 }, (_, index) => `passes ${index + 10}`);
    const hung = Array.from({ length: 11 }, (_, index) => `hangs ${index}`);
    await queue(...hung.slice(0, 6), ...others.slice(0, 7), ...hung.slice(6), ...others.slice(7));
    hangingOnes();
    fixture.outbox({ times: quick }).start();
    await expect.poll(() => passed().sort()).toEqual(others);
    expect(fixture.smtp.connections.open).toBeGreaterThanOrEqual(11);
  });

  test("a slow mail server gets at most four emails at a time", async () => {
    await queue(...Array.from({ length: 9 }, (_, index) => `slow ${index}`));
    fixture.smtp.follow({ rcpt: () => "hang" });
    fixture.outbox({ times: { ...quick, hangingMs: 60_000 } }).start();
    await expect.poll(() => fixture.smtp.connections.open).toBe(4);
    await pause(500);
    expect(fixture.smtp.connections.most).toBe(4);
    expect((await fixture.rows()).filter(({ state }) => state === "sending")).toHaveLength(4);
  });

  test("one that times out does not delay those that succeed", async () => {
    await queue("hangs");
    hangingOnes();
    const outbox = fixture.outbox({ times: quick });
    outbox.start();
    await expect.poll(() => fixture.smtp.received.length).toBe(1);
    await queue("passes");
    outbox.wake();
    const states = async () => (await fixture.rows()).map(({ state }) => state);
    await expect.poll(states).toEqual(["sending", "sent"]);
    fixture.smtp.cut();
    await expect.poll(states).toEqual(["waiting", "sent"]);
    // All waits are polling intervals; none is a pause after a failed connection.
    expect(new Set(fixture.clock.waits)).toEqual(new Set([5_000]));
  });
});
