import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  createOutboxFixture,
  type OutboxFixture,
  patientLimits,
} from "../../testing/fixtures/outbox-fixture.ts";
import type { MailTransport } from "../transport/mail-transport.ts";
import { createSmtpTransport } from "../transport/smtp-transport.ts";

describe("14. 57. stopping in the middle of a delivery", () => {
  let fixture: OutboxFixture;

  beforeEach(async () => {
    fixture = await createOutboxFixture("sqlite");
  });

  afterEach(() => fixture.tearDown());

  test("finishes the mails that are being sent and leases no other", async () => {
    for (const name of ["a", "b", "c", "d", "e"]) await fixture.queue(name);
    const smtp = createSmtpTransport(fixture.smtp.url, patientLimits);
    const [first, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let sending = 0;
    const send: MailTransport["send"] = async (...mail) => {
      sending += 1;
      await (sending === 1 ? first : others).promise;
      return smtp.send(...mail);
    };
    const outbox = fixture.outbox({ transport: { ...smtp, send }, times: { besideMs: 0 } });
    outbox.start();
    await expect.poll(() => sending).toBe(4);
    const stopped = outbox.stop();
    first.resolve();
    setTimeout(others.resolve, 100);
    await stopped;
    const states = (await fixture.rows()).map(({ state }) => state);
    expect(states).toEqual(["sent", "sent", "sent", "sent", "waiting"]);
    await expect.poll(() => fixture.smtp.connections.open).toBe(0);
  });
});
