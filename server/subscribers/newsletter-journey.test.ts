// R-NEWS-5, R-NEWS-9, R-NEWS-16
import { beforeEach, describe, expect, test } from "vitest";
import { dayMs as day, hourMs as hour } from "../durations.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createNewsletterFixture } from "../testing/fixtures/newsletter-fixture.ts";
import { allTests } from "../testing/fresh-fixture.ts";
import { tokenIn } from "../testing/newsletter-links.ts";

const mia = "mia@orchard.example";

describe.each(eitherDatabase)("the newsletter on %s, over real SMTP", (kind) => {
  const fixture = allTests(() => createNewsletterFixture(kind));
  beforeEach(() => fixture.clear());

  const newest = async (address: string) => {
    const mail = (await fixture.mailsTo(address)).at(-1);
    if (mail === undefined) throw new Error(`no mail to ${address}`);
    return mail;
  };
  const subscriptions = () =>
    fixture.store.db.selectFrom("subscriptions").selectAll().orderBy("asked_at").execute();
  const statesOfMails = async () =>
    (await fixture.rows()).map(({ kind, state }) => `${kind} ${state}`).sort();

  async function askAndGetLink(address: string) {
    await fixture.signUp(address);
    await fixture.deliver();
    return tokenIn(await newest(address));
  }

  async function join(address: string) {
    await fixture.confirm(await askAndGetLink(address));
    await fixture.deliver();
    return tokenIn(await newest(address));
  }

  describe("22. the confirmation link", () => {
    test("confirms once and sends one welcome email, even if used again or ten times at once", async () => {
      const token = await askAndGetLink(mia);
      const answers = await Promise.all(Array.from({ length: 10 }, () => fixture.confirm(token)));
      expect(answers).toEqual(answers.map(() => ({ ok: true, known: true })));
      expect(await fixture.confirm(token)).toEqual({ ok: true, known: true });
      fixture.leap(hour);
      await fixture.deliver();
      expect(await fixture.mailsTo(mia)).toHaveLength(2);
      expect((await newest(mia)).date).toBe(new Date(fixture.now() - hour).toISOString());
    });

    test("works from each of two signups, even if both are used at once", async () => {
      const tokens = [await askAndGetLink(mia), await askAndGetLink(mia)];
      const answers = await Promise.all(tokens.map(fixture.confirm));
      expect(answers).toEqual(answers.map(() => ({ ok: true, known: true })));
      expect(await fixture.listed()).toEqual([mia]);
      await fixture.deliver();
      expect(await statesOfMails()).toEqual(["confirmation sent", "confirmation sent", "welcome sent"]);
    });

    test("39. expires when its address unsubscribes, used or not", async () => {
      const [used, unused] = [await askAndGetLink(mia), await askAndGetLink(mia)];
      await fixture.confirm(used);
      await fixture.deliver();
      await fixture.leave(tokenIn(await newest(mia)));
      for (const token of [used, unused]) {
        expect(await fixture.confirm(token)).toEqual({ ok: true, known: false });
      }
      expect(await fixture.listed()).toEqual([]);
    });

    test("is unknown if altered, and is not interchangeable with the unsubscribe link", async () => {
      const token = await askAndGetLink(mia);
      const changed = (token.startsWith("A") ? "B" : "A") + token.slice(1);
      for (const wrong of [changed, token.slice(1), `${token}A`, "", "'; --", "\0"]) {
        expect(await fixture.confirm(wrong)).toEqual({ ok: true, known: false });
      }
      expect(await fixture.leave(token)).toEqual({ ok: true, known: false });
      expect(await fixture.listed()).toEqual([]);
      const toLeave = await join("max@orchard.example");
      expect(await fixture.confirm(toLeave)).toEqual({ ok: true, known: false });
      expect(await fixture.listed()).toEqual(["max@orchard.example"]);
    });

    test("23. has a token of 256 bits, which is not in the database", async () => {
      const token = await askAndGetLink(mia);
      expect(Buffer.from(token, "base64url")).toHaveLength(32);
      const tables = ["subscriptions", "subscription_links", "outbox"] as const;
      const dump = await Promise.all(
        tables.map((table) => fixture.store.db.selectFrom(table).selectAll().execute()),
      );
      expect(JSON.stringify(dump)).not.toContain(token);
    });
  });

  test("27. the confirmation link is valid for seven days from delivery, even if that was delayed", async () => {
    fixture.smtp.follow({ connect: () => 421, mail: () => 421 });
    await fixture.signUp(mia);
    await fixture.deliver();
    await fixture.clock.pass(hour);
    expect(fixture.smtp.received).toEqual([]);
    fixture.smtp.follow({});
    await fixture.clock.pass(5 * 60_000);
    const token = tokenIn(await newest(mia));
    fixture.leap(7 * day - 5 * 60_000);
    expect(await fixture.confirm(token)).toEqual({ ok: true, known: true });

    const other = await askAndGetLink("max@orchard.example");
    fixture.leap(7 * day + 1);
    expect(await fixture.confirm(other)).toEqual({ ok: true, known: false });
    const again = await askAndGetLink("max@orchard.example");
    expect(await fixture.confirm(again)).toEqual({ ok: true, known: true });
  });

  test("a form posted again within ten minutes is one signup, unless its address has left meanwhile", async () => {
    const post = async (honeypot = false) => {
      await fixture.signUp(mia, { channel: "form", signup: { honeypot } });
      await fixture.deliver();
      return (await subscriptions()).length;
    };
    expect([await post(true), await post(), await post()]).toEqual([1, 2, 2]);
    expect(await fixture.mailsTo(mia)).toHaveLength(1);
    await fixture.confirm(tokenIn(await newest(mia)));
    await fixture.deliver();
    await fixture.leave(tokenIn(await newest(mia)));
    expect([await post(), await post()]).toEqual([3, 3]);
    fixture.leap(10 * 60_000);
    expect(await post()).toBe(4);
  });

  describe("an address that is on the list, or has left", () => {
    test("gets no confirmation email for another signup, which is stored", async () => {
      await join(mia);
      expect(await fixture.signUp("MIA@orchard.example")).toEqual({ ok: true });
      await fixture.deliver();
      expect(await statesOfMails()).toEqual(["confirmation sent", "confirmation unneeded", "welcome sent"]);
      expect(await fixture.listed()).toEqual([mia]);
    });

    test("36. can unsubscribe 40 days later, and again, without affecting others", async () => {
      const toLeave = await join(mia);
      await join("max@orchard.example");
      fixture.leap(40 * day);
      expect(await fixture.leave(toLeave)).toEqual({ ok: true, known: true });
      const left = fixture.now();
      fixture.leap(hour);
      expect(await fixture.leave(toLeave)).toEqual({ ok: true, known: true });
      expect(await fixture.listed()).toEqual(["max@orchard.example"]);
      expect((await subscriptions()).find(({ address }) => address === mia)?.left_at).toBe(left);
    });

    test("comes back by signing up and confirming again", async () => {
      await fixture.leave(await join(mia));
      await join(mia);
      expect(await fixture.listed()).toEqual([mia]);
    });

    test("gets no email that was still waiting", async () => {
      const toLeave = await join(mia);
      await fixture.leave(toLeave);
      fixture.smtp.follow({ rcpt: () => 451 });
      await fixture.signUp(mia);
      await fixture.deliver();
      await fixture.leave(toLeave);
      fixture.smtp.follow({});
      fixture.leap(5 * hour);
      await fixture.deliver();
      expect(await statesOfMails()).toEqual(["confirmation sent", "confirmation unneeded", "welcome sent"]);
    });
  });
});
