import { afterEach, beforeEach, expect, test } from "vitest";
import {
  createOutboxFixture,
  type OutboxFixture,
  plainMail,
  quickLimits,
} from "../../testing/fixtures/outbox-fixture.ts";
import { createSmtpTransport } from "../transport/smtp-transport.ts";
import { leaseNext } from "./lease.ts";

let fixture: OutboxFixture;

beforeEach(async () => {
  fixture = await createOutboxFixture("sqlite");
});

afterEach(() => fixture.tearDown());

const leaseOf = async (id: string) => (await fixture.row(id)).lease_until ?? 0;

test("is renewed for as long as the mail takes", async () => {
  const { id } = await fixture.queue("a");
  const outbox = fixture.outbox({
    times: { leaseMs: 300 },
    render: async (row) => {
      const end = (await leaseOf(id)) + 300;
      await expect.poll(() => leaseOf(id), { interval: 20 }).toBeGreaterThan(end);
      return plainMail(row);
    },
  });
  outbox.start();
  await fixture.clock.asleep();
  expect(await fixture.row(id)).toMatchObject({ state: "sent", attempts: 1 });
  expect(fixture.smtp.received).toHaveLength(1);
});

test("16. once lost, is not renewed, and the mail is left to the other server", async () => {
  const { id } = await fixture.queue("a");
  let others = "";
  const outbox = fixture.outbox({
    times: { leaseMs: 150 },
    render: async (row) => {
      await fixture.store.db.updateTable("outbox").set({ lease_until: 1 }).execute();
      others = (await leaseNext(fixture.store, fixture.clock.now(), 60_000))?.token ?? "";
      const end = performance.now() + 150;
      await expect.poll(() => performance.now()).toBeGreaterThan(end);
      return plainMail(row);
    },
  });
  outbox.start();
  await fixture.clock.asleep();
  expect(await fixture.row(id)).toMatchObject({ state: "sending", lease_token: others });
  expect(fixture.smtp.connections.total).toBe(0);
});

test("16. lost by the time the mail server asks for the mail: it does not go out", async () => {
  const transport = createSmtpTransport(fixture.smtp.url, quickLimits);
  const mail = plainMail({ subject_id: "a", message_id: "<a@site.test>", created_at: 0 });
  await expect(transport.send(mail, () => false)).rejects.toMatchObject({ scope: "connection" });
  expect(fixture.smtp.received).toEqual([]);
});
