// R-MAIL-6
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { eitherDatabase } from "../../testing/databases.ts";
import { createOutboxFixture, type OutboxFixture } from "../../testing/fixtures/outbox-fixture.ts";

const hour = 60 * 60 * 1000;

describe.each(eitherDatabase)("8. the mail server is down, on %s", (kind) => {
  let fixture: OutboxFixture;

  beforeEach(async () => {
    fixture = await createOutboxFixture(kind);
  });

  afterEach(() => fixture.tearDown());

  test("it is asked ever more rarely, with jitter, however many enquiries come in", async () => {
    const { clock, smtp } = fixture;
    await smtp.close();
    const outbox = fixture.outbox();
    await fixture.queue("first");
    outbox.start();
    await clock.pass(hour);
    const tries = clock.waits.length;
    for (let count = 0; count < 20; count++) {
      await fixture.queue(`more ${count}`);
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
});
