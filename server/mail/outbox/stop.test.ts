import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createOutboxFixture, type OutboxFixture } from "../../testing/fixtures/outbox-fixture.ts";

describe("14. stopping in the middle of a delivery", () => {
  let fixture: OutboxFixture;

  beforeEach(async () => {
    fixture = await createOutboxFixture("sqlite");
  });

  afterEach(() => fixture.tearDown());

  test("finishes the mail that is being sent and leases no other", async () => {
    const [first, second] = [await fixture.queue("a"), await fixture.queue("b")];
    const outbox = fixture.outbox();
    const stopped = new Promise<void>((resolve) => {
      fixture.smtp.follow({
        rcpt: () => {
          resolve(outbox.stop());
          return undefined;
        },
      });
    });
    outbox.start();
    await stopped;
    expect(await fixture.row(first.id)).toMatchObject({ state: "sent" });
    expect(await fixture.row(second.id)).toMatchObject({ state: "waiting", lease_token: null });
    await expect.poll(() => fixture.smtp.connections.open).toBe(0);
  });

  test("cuts off a mail that takes too long and gives it back, for the next server to send", async () => {
    const { id } = await fixture.queue("a");
    const outbox = fixture.outbox();
    const reached = new Promise<void>((resolve) => {
      fixture.smtp.follow({
        rcpt: () => {
          resolve();
          return "hang";
        },
      });
    });
    outbox.start();
    await reached;
    const stopped = outbox.stop();
    await fixture.clock.pass(4_000, 0);
    await stopped;
    expect(await fixture.row(id)).toMatchObject({ state: "waiting", lease_token: null, lease_until: null });
    fixture.smtp.follow({});
    fixture.outbox().start();
    await fixture.clock.asleep();
    expect(fixture.smtp.received).toHaveLength(1);
  });
});
