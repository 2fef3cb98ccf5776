// R-MAIL-6, R-DATA-7
import { describe, expect, test } from "vitest";
import { dayMs as day } from "../../durations.ts";
import { createOutboxFixture, patientLimits, quickLimits } from "../../testing/fixtures/outbox-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { startSilentServer } from "../../testing/silent-server.ts";
import type { MailTransport } from "../transport/mail-transport.ts";
import { createSmtpTransport } from "../transport/smtp-transport.ts";

const fixture = eachTest(() => createOutboxFixture("sqlite"));

describe("9. the mail server stops responding", () => {
  test.each([
    ["before its greeting", "smtp", "", "ETIMEDOUT"],
    ["in the TLS handshake", "smtps", "", "ETIMEDOUT"],
    ["after its greeting", "smtp", "220 mail.test ESMTP", "ETIMEDOUT"],
  ])(
    "%s: our own timeout ends the attempt, and the email keeps its place",
    async (_, protocol, greeting, reason) => {
      const silent = await startSilentServer(greeting);
      const { id } = await fixture.queue("a");
      const transport = createSmtpTransport(`${protocol}://127.0.0.1:${silent.port}`, quickLimits);
      fixture.outbox({ transport }).start();
      await fixture.clock.asleep();
      expect(await fixture.row(id)).toMatchObject({
        state: "waiting",
        attempts: 0,
        lease_token: null,
        last_error: `no answer from the mail server (${reason})`,
      });
      await silent.close();
    },
  );

  test("after MAIL FROM: the deadline of the whole attempt ends it", async () => {
    fixture.smtp.follow({ mail: () => "hang" });
    const { id } = await fixture.queue("a");
    const transport = createSmtpTransport(fixture.smtp.url, { ...patientLimits, whole: 500 });
    fixture.outbox({ transport }).start();
    await fixture.clock.asleep();
    expect(await fixture.row(id)).toMatchObject({
      state: "waiting",
      last_error: "no answer from the mail server (deadline)",
    });
    await expect.poll(() => fixture.smtp.connections.open).toBe(0);
  });
});

describe("10. the mail server refuses one email", () => {
  test("the email is set aside with an alert, and never retried", async () => {
    const { id } = await fixture.queue("a");
    let refusals = 0;
    fixture.smtp.follow({ data: () => (++refusals ? 552 : undefined) });
    fixture.outbox({ times: { pollMs: day / 24 } }).start();
    await fixture.clock.pass(day);
    expect(refusals).toBe(1);
    expect(await fixture.row(id)).toMatchObject({ state: "refused", attempts: 1 });
    expect(fixture.log).toMatchObject([{ level: "error", details: { mail: id, state: "refused" } }]);
  });

  test("50. neither the database nor the log contains addresses quoted in the mail server's replies", async () => {
    for (const name of ["a", "b", "c"]) await fixture.queue(name);
    const answers = [550, 450, 421];
    fixture.smtp.follow({ rcpt: () => answers.shift() });
    fixture.outbox().start();
    await fixture.clock.asleep();
    const kept = JSON.stringify([await fixture.rows(), fixture.log]);
    expect(kept).toContain("550");
    expect(kept).not.toMatch(/canary|owner@|visitor@/);
  });
});

test("14. 57. a shutdown finishes the emails that are being sent, and leases no others", async () => {
  for (const name of ["a", "b", "c", "d", "e"]) await fixture.queue(name);
  const smtp = createSmtpTransport(fixture.smtp.url, patientLimits);
  const [first, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let sending = 0;
  const send: MailTransport["send"] = async (...mail) => {
    sending += 1;
    await (sending === 1 ? first : others).promise;
    return smtp.send(...mail);
  };
  const outbox = fixture.outbox({ transport: { ...smtp, send }, times: { overlapAfterMs: 0 } });
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
