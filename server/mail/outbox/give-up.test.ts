// R-MAIL-6
import { describe, expect, test } from "vitest";
import { dayMs as day } from "../../durations.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { createOutboxFixture, plainMail } from "../../testing/fixtures/outbox-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";

describe.each(eitherDatabase)("on %s", (kind) => {
  const fixture = eachTest(() => createOutboxFixture(kind));

  test("11. an email that cannot be rendered does not delay the next hundred", async () => {
    const queued = [];
    for (let count = 0; count <= 100; count++) queued.push(await fixture.queue(`enquiry ${count}`));
    const [poison, ...others] = queued;
    const outbox = fixture.outbox({
      render: async (row) => {
        if (row.id === poison?.id) throw new RangeError("canary@mailbox.test wrote this");
        return plainMail(row);
      },
    });
    outbox.start();
    await fixture.clock.asleep();
    expect(fixture.smtp.received.map((mail) => mail.messageId)).toEqual(others.map((mail) => mail.messageId));
    expect(await fixture.row(poison?.id ?? "")).toMatchObject({
      state: "unwritten",
      last_error: "can't be written: RangeError",
    });
    expect(fixture.log.filter((line) => line.level === "error")).toHaveLength(1);
    expect(JSON.stringify(fixture.log)).not.toContain("canary");
  });

  test("8. a mail server that is down is tried at growing, random intervals, even if enquiries arrive", async () => {
    const { clock, smtp } = fixture;
    await smtp.close();
    const outbox = fixture.outbox();
    await fixture.queue("first");
    outbox.start();
    await clock.pass(day / 24);
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
