import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newsletter } from "../../content/pages/newsletter.ts";
import type { StoreKind } from "../store/store.ts";
import { type NewsletterScene, setNewsletterScene } from "../testing/newsletter-fixture.ts";
import { linkIn, tokenIn } from "../testing/newsletter-links.ts";

const mia = "mia@orchard.example";
const hour = 60 * 60_000;
const day = 24 * hour;

describe.each<StoreKind>(["sqlite", "postgres"])("the newsletter on %s, over real SMTP", (kind) => {
  let scene: NewsletterScene;
  beforeAll(async () => {
    scene = await setNewsletterScene(kind);
  });
  beforeEach(() => scene.clear());
  afterAll(() => scene.strike());

  const newest = async (address: string) => {
    const mail = (await scene.mailsTo(address)).at(-1);
    if (mail === undefined) throw new Error(`no mail to ${address}`);
    return mail;
  };
  const subscriptions = () =>
    scene.store.db.selectFrom("subscriptions").selectAll().orderBy("asked_at").execute();
  const statesOfMails = async () => (await scene.rows()).map(({ kind, state }) => `${kind} ${state}`).sort();

  async function askAndGetLink(address: string) {
    await scene.signUp(address);
    await scene.deliver();
    return tokenIn(await newest(address));
  }

  async function join(address: string) {
    await scene.confirm(await askAndGetLink(address));
    await scene.deliver();
    return tokenIn(await newest(address));
  }

  test("sign up, confirm, leave", async () => {
    expect(await scene.signUp(mia)).toEqual({ ok: true });
    await scene.deliver();
    const [asked, ...more] = await scene.mailsTo(mia);
    expect(more).toEqual([]);
    expect(asked?.subject).toBe("Please confirm your subscription");
    expect(await scene.listed()).toEqual([]);

    expect(await scene.confirm(tokenIn(await newest(mia)))).toEqual({ ok: true, known: true });
    expect(await scene.listed()).toEqual([mia]);
    await scene.deliver();
    const welcome = await newest(mia);
    expect(welcome.subject).toBe("You are on the list");
    expect(linkIn(welcome).pathname).toBe("/newsletter/unsubscribe");

    expect(await scene.leave(tokenIn(welcome))).toEqual({ ok: true, known: true });
    expect(await scene.listed()).toEqual([]);
    await scene.deliver();
    expect(await scene.mailsTo(mia)).toHaveLength(2);
  });

  test("42. an address with letters beyond ASCII gets its mail where the mail server takes such", async () => {
    await scene.signUp("jürgen@xn--mller-kva.example");
    await scene.deliver();
    // As the mail server shows it.
    const token = tokenIn(await newest("jürgen@müller.example"));
    expect(await scene.confirm(token)).toEqual({ ok: true, known: true });
  });

  test("54. keeps what proves consent: who, when, where and by which words", async () => {
    const asked = scene.now();
    await scene.signUp(mia, { signup: { page: "about" }, client: "203.0.113.7" });
    await scene.deliver();
    const [pending] = await subscriptions();
    expect(pending).toMatchObject({
      address: mia,
      page: "about",
      consent_version: newsletter.consent.version,
      consent_wording: newsletter.consent.wording,
      asked_at: asked,
      confirmed_at: null,
      left_at: null,
      held: null,
    });
    expect(pending?.client).toMatch(/^[\w-]{43}$/);
    scene.leap(hour);
    const token = tokenIn(await newest(mia));
    await scene.confirm(token);
    scene.leap(hour);
    await scene.confirm(token);
    expect(await subscriptions()).toMatchObject([
      { confirmed_at: asked + hour, left_at: null, client: null },
    ]);
  });

  describe("22. the link to confirm", () => {
    test("pressed twice, or ten times at once, confirms once and is welcomed once", async () => {
      const token = await askAndGetLink(mia);
      const answers = await Promise.all(Array.from({ length: 10 }, () => scene.confirm(token)));
      expect(answers).toEqual(answers.map(() => ({ ok: true, known: true })));
      expect(await scene.confirm(token)).toEqual({ ok: true, known: true });
      await scene.deliver();
      expect(await scene.mailsTo(mia)).toHaveLength(2);
    });

    test("of each of two signups works, in any order, also at once", async () => {
      const tokens = [await askAndGetLink(mia), await askAndGetLink(mia)];
      const answers = await Promise.all(tokens.map(scene.confirm));
      expect(answers).toEqual(answers.map(() => ({ ok: true, known: true })));
      expect(await scene.listed()).toEqual([mia]);
      await scene.deliver();
      expect(await statesOfMails()).toEqual(["confirmation sent", "confirmation sent", "welcome sent"]);
    });

    test("is worn out after its address left, be it used or not", async () => {
      const [used, unused] = [await askAndGetLink(mia), await askAndGetLink(mia)];
      await scene.confirm(used);
      await scene.deliver();
      await scene.leave(tokenIn(await newest(mia)));
      for (const token of [used, unused]) {
        expect(await scene.confirm(token)).toEqual({ ok: true, known: false });
      }
      expect(await scene.listed()).toEqual([]);
    });

    test("is no link of ours with a character changed, left out, or for the other purpose", async () => {
      const token = await askAndGetLink(mia);
      const changed = (token.startsWith("A") ? "B" : "A") + token.slice(1);
      for (const wrong of [changed, token.slice(1), `${token}A`, "", "'; --", "\0"]) {
        expect(await scene.confirm(wrong)).toEqual({ ok: true, known: false });
      }
      expect(await scene.leave(token)).toEqual({ ok: true, known: false });
      expect(await scene.listed()).toEqual([]);
      const toLeave = await join("max@orchard.example");
      expect(await scene.confirm(toLeave)).toEqual({ ok: true, known: false });
      expect(await scene.listed()).toEqual(["max@orchard.example"]);
    });

    test("23. stands nowhere in the database, and has 256 bits", async () => {
      const token = await askAndGetLink(mia);
      expect(Buffer.from(token, "base64url")).toHaveLength(32);
      const tables = ["subscriptions", "subscription_links", "outbox"] as const;
      const dump = await Promise.all(
        tables.map((table) => scene.store.db.selectFrom(table).selectAll().execute()),
      );
      expect(JSON.stringify(dump)).not.toContain(token);
    });
  });

  test("27. its life counts from delivery: after an hour without a mail server it has its seven days", async () => {
    scene.smtp.follow({ connect: () => 421, mail: () => 421 });
    await scene.signUp(mia);
    await scene.deliver();
    await scene.clock.pass(hour);
    expect(scene.smtp.received).toEqual([]);
    scene.smtp.follow({});
    await scene.clock.pass(5 * 60_000);
    const token = tokenIn(await newest(mia));
    scene.leap(7 * day - 5 * 60_000);
    expect(await scene.confirm(token)).toEqual({ ok: true, known: true });

    const other = await askAndGetLink("max@orchard.example");
    scene.leap(7 * day + 1);
    expect(await scene.confirm(other)).toEqual({ ok: true, known: false });
    expect(await scene.confirm(await askAndGetLink("max@orchard.example"))).toEqual({
      ok: true,
      known: true,
    });
  });

  describe("who is on the list, or has left", () => {
    test("is not asked again: the signup is kept, and its mail quietly dropped", async () => {
      await join(mia);
      expect(await scene.signUp("MIA@orchard.example")).toEqual({ ok: true });
      await scene.deliver();
      expect(await statesOfMails()).toEqual(["confirmation sent", "confirmation unneeded", "welcome sent"]);
      expect(await scene.listed()).toEqual([mia]);
    });

    test("39. comes back by a fresh link only, and can leave by the old one", async () => {
      const toLeave = await join(mia);
      await scene.leave(toLeave);
      scene.leap(day);
      const back = await askAndGetLink(mia);
      expect(await scene.listed()).toEqual([]);
      await scene.confirm(back);
      expect(await scene.listed()).toEqual([mia]);
      await scene.leave(toLeave);
      expect(await scene.listed()).toEqual([]);
    });

    test("36. can leave 40 days later, twice, and alone", async () => {
      const toLeave = await join(mia);
      await join("max@orchard.example");
      scene.leap(40 * day);
      expect(await scene.leave(toLeave)).toEqual({ ok: true, known: true });
      const left = scene.now();
      scene.leap(hour);
      expect(await scene.leave(toLeave)).toEqual({ ok: true, known: true });
      expect(await scene.listed()).toEqual(["max@orchard.example"]);
      expect((await subscriptions()).find(({ address }) => address === mia)?.left_at).toBe(left);
    });

    test("gets no mail that was still on its way to be written", async () => {
      const toLeave = await join(mia);
      await scene.leave(toLeave);
      scene.smtp.follow({ rcpt: () => 451 });
      await scene.signUp(mia);
      await scene.deliver();
      await scene.leave(toLeave);
      scene.smtp.follow({});
      scene.leap(5 * hour);
      await scene.deliver();
      expect(await statesOfMails()).toEqual(["confirmation sent", "confirmation unneeded", "welcome sent"]);
    });
  });

  test("an erased address leaves nothing that stops the mails of others", async () => {
    const token = await askAndGetLink(mia);
    await scene.signUp(mia);
    await scene.store.db.deleteFrom("subscriptions").execute();
    await scene.deliver();
    expect(await statesOfMails()).toEqual(["confirmation sent", "confirmation unneeded"]);
    expect(await scene.confirm(token)).toEqual({ ok: true, known: false });
    expect(await scene.leave(token)).toEqual({ ok: true, known: false });
  });

  test("7. what a form filler wrote is kept back, and answered alike", async () => {
    expect(await scene.signUp(mia, { signup: { honeypot: true } })).toEqual({ ok: true });
    await scene.deliver();
    expect(await subscriptions()).toMatchObject([{ address: mia, held: "honeypot" }]);
    expect(await scene.rows()).toEqual([]);
  });

  describe("an Idempotency-Key", () => {
    const key = { idempotencyKey: "0123456789abcdef" };

    test("makes a repeated call one signup and one mail", async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => scene.signUp(mia, key)));
      expect(answers).toEqual(answers.map(() => ({ ok: true })));
      await scene.deliver();
      expect(await subscriptions()).toHaveLength(1);
      expect(await scene.mailsTo(mia)).toHaveLength(1);
    });

    test("is refused with another address, and when it is none", async () => {
      await scene.signUp(mia, key);
      expect(await scene.signUp("max@orchard.example", key)).toMatchObject({ error: { type: "invalid" } });
      expect(await scene.signUp(mia, { idempotencyKey: "short" })).toMatchObject({
        error: { type: "invalid" },
      });
      expect(await subscriptions()).toHaveLength(1);
    });
  });
});
