import { describe, expect, test } from "vitest";
import { enquiryRenderer } from "../enquiries/email/enquiry-renderer.ts";
import { keepEnquiries } from "../enquiries/insert-enquiries.ts";
import { sendContactEmail } from "../enquiries/send-contact-email.ts";
import { openStore, type StoreKind } from "../store/store.ts";
import { setNewsletterScene } from "../testing/newsletter-fixture.ts";
import { tokenIn } from "../testing/newsletter-links.ts";
import { type OutboxScene, setOutboxScene } from "../testing/outbox-fixture.ts";
import { allHeld } from "./quarantined-rows.ts";
import { releaseHeld } from "./release.ts";

describe.each<StoreKind>(["sqlite", "postgres"])(
  "7. what three release at once, on %s, goes out by SMTP",
  (kind) => {
    test("an enquiry, once, to the owner", async () => {
      const scene = await setOutboxScene(kind);
      const ours = { mailFrom: "website@site.test", contactTo: "owner@site.test" };
      const outbox = scene.outbox({ render: enquiryRenderer(scene.store, ours) });
      const enquiry = {
        name: "Jane",
        email: "jane@example.org",
        asciiEmail: true,
        message: "A till, please.",
      };
      const submission = { enquiry, idempotencyKey: null, entrance: "form", honeypot: true } as const;
      await sendContactEmail(submission, {
        ...ours,
        keepEnquiry: scene.store.share(keepEnquiries),
        now: scene.clock.now,
      });
      outbox.start();
      await scene.clock.asleep();
      expect(scene.smtp.received).toEqual([]);
      expect(await releaseThrice(scene, scene.clock.now())).toBe(1);
      outbox.wake();
      await scene.clock.asleep();
      expect(scene.smtp.received).toMatchObject([{ to: ["owner@site.test"] }]);
      expect(scene.smtp.received[0]?.raw).toContain("A till, please.");
      await scene.strike();
    });

    test("a signup's mail to confirm, once, and its link works", async () => {
      const scene = await setNewsletterScene(kind);
      const mia = "mia@orchard.example";
      await scene.signUp(mia, { signup: { honeypot: true } });
      scene.leap(20 * 24 * 60 * 60_000);
      await scene.deliver();
      expect(await scene.mailsTo(mia)).toEqual([]);
      expect(await releaseThrice(scene, scene.now())).toBe(1);
      await scene.deliver();
      const [mail, ...more] = await scene.mailsTo(mia);
      expect(more).toEqual([]);
      if (mail === undefined) throw new Error("no mail");
      expect(await scene.confirm(tokenIn(mail))).toEqual({ ok: true, known: true });
      expect(await scene.listed()).toEqual([mia]);
      await scene.strike();
    });
  },
);

/** At once, from three connections, as operators beside the server have them; tells how many did it. */
async function releaseThrice({ store, database }: OutboxScene, now: number): Promise<number> {
  const [held] = await allHeld(store.db);
  if (held === undefined) throw new Error("nothing is held");
  const stores = await Promise.all([1, 2, 3].map(() => openStore(database.settings)));
  const release = { kind: held.kind, id: held.row.id, now, mailFrom: "website@site.test" };
  const answers = await Promise.all(stores.map((each) => releaseHeld(each, release)));
  await Promise.all(stores.map((each) => each.close()));
  return answers.filter(Boolean).length;
}
