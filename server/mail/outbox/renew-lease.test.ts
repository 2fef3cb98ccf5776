import { afterEach, beforeEach, expect, test } from "vitest";
import { type OutboxScene, plainMail, quickLimits, setOutboxScene } from "../../testing/outbox-fixture.ts";
import { createSmtpPost } from "../transport/smtp.ts";
import { claim } from "./lease.ts";

let scene: OutboxScene;

beforeEach(async () => {
  scene = await setOutboxScene("sqlite");
});

afterEach(() => scene.strike());

const leaseOf = async (id: string) => (await scene.row(id)).lease_until ?? 0;

test("is renewed for as long as the mail takes", async () => {
  const { id } = await scene.queue("a");
  const outbox = scene.outbox({
    times: { lease: 300 },
    render: async (row) => {
      const end = (await leaseOf(id)) + 300;
      await expect.poll(() => leaseOf(id), { interval: 20 }).toBeGreaterThan(end);
      return plainMail(row);
    },
  });
  outbox.start();
  await scene.clock.asleep();
  expect(await scene.row(id)).toMatchObject({ state: "sent", attempts: 1 });
  expect(scene.smtp.received).toHaveLength(1);
});

test("16. once lost, is not renewed, and the mail is left to the other server", async () => {
  const { id } = await scene.queue("a");
  let others = "";
  const outbox = scene.outbox({
    times: { lease: 150 },
    render: async (row) => {
      await scene.store.db.updateTable("outbox").set({ lease_until: 1 }).execute();
      others = (await claim(scene.store, scene.clock.now(), 60_000))?.token ?? "";
      const end = performance.now() + 150;
      await expect.poll(() => performance.now()).toBeGreaterThan(end);
      return plainMail(row);
    },
  });
  outbox.start();
  await scene.clock.asleep();
  expect(await scene.row(id)).toMatchObject({ state: "sending", lease_token: others });
  expect(scene.smtp.connections.total).toBe(0);
});

test("16. lost by the time the mail server asks for the mail: it does not go out", async () => {
  const post = createSmtpPost(scene.smtp.url, quickLimits);
  const mail = plainMail({ subject_id: "a", message_id: "<a@site.test>", created_at: 0 });
  await expect(post.send(mail, () => false)).rejects.toMatchObject({ scope: "connection" });
  expect(scene.smtp.received).toEqual([]);
});
