import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createOutboxFixture, type OutboxFixture } from "../../testing/fixtures/outbox-fixture.ts";

describe("14. 57. stopping in the middle of a delivery", () => {
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
});
