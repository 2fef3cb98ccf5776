// R-NEWS-14, R-NEWS-15, R-INBOX-7
import { beforeEach, describe, expect, test } from "vitest";
import { dayMs as day, hourMs as hour } from "../durations.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createNewsletterFixture } from "../testing/fixtures/newsletter-fixture.ts";
import { allTests } from "../testing/fresh-fixture.ts";
import { mailedToken } from "../testing/newsletter-links.ts";
import { mailsToOneDomain } from "./mail-limits.ts";
import { signupFlood, signupFloodProblems, signupsInAll } from "./signup-flood.ts";

describe.each(eitherDatabase)("25. limits on signups and their emails, on %s", (kind) => {
  const fixture = allTests(() => createNewsletterFixture(kind));
  beforeEach(() => fixture.clear());

  test("200 signups for one mailbox, in any spelling, send three emails a day and all succeed", async () => {
    const spellings = ["mia", "Mia", "m.ia", "mia+x"].map((name) => `${name}@orchard.example`);
    for (let count = 0; count < 200; count += 20) {
      const together = Array.from({ length: 20 }, (_, place) =>
        fixture.signUp(spellings[place % spellings.length] ?? ""),
      );
      for (const answer of await Promise.all(together)) expect(answer).toEqual({ ok: true });
    }
    for (const [later, count] of [
      [0, 3],
      [day - 60_000, 3],
      [60_000, 4],
    ] as const) {
      fixture.leap(later);
      await fixture.signUp("mia@orchard.example");
      await fixture.deliver();
      expect(fixture.smtp.received).toHaveLength(count);
    }
  });

  test("a welcome email beyond the three of a day waits for the next day", async () => {
    for (let count = 0; count < 4; count++) await fixture.signUp("mia@orchard.example");
    await fixture.deliver();
    await fixture.confirm(await mailedToken(fixture.store, "mia@orchard.example", "confirm"));
    await fixture.deliver();
    expect(fixture.smtp.received).toHaveLength(3);
    fixture.leap(day);
    await fixture.deliver();
    expect(fixture.smtp.received).toHaveLength(4);
  });

  test("a failed delivery attempt does not count as another email", async () => {
    fixture.smtp.follow({ rcpt: () => 451 });
    await fixture.signUp("mia@orchard.example");
    await fixture.deliver();
    for (let count = 0; count < 5; count++) {
      fixture.leap(5 * hour);
      await fixture.deliver();
    }
    fixture.smtp.follow({});
    fixture.leap(5 * hour);
    await fixture.deliver();
    expect(fixture.smtp.received).toHaveLength(1);
  });

  test("500 mailboxes may sign up in an hour; then all signups are refused for an hour", async () => {
    const address = (count: number) => `p${count}@d${count % 50}.example`;
    for (let count = 0; count < signupsInAll.most - 1; count++) await fixture.signUp(address(count));
    // A repeated signup counts once.
    for (let count = 0; count < 20; count++) expect(await fixture.signUp(address(0))).toEqual({ ok: true });
    expect(await fixture.signUp("last@one.example")).toEqual({ ok: true });
    const restarted = await fixture.reopened();
    for (const known of [address(0), "new@one.example"]) {
      expect(await fixture.signUp(known, {}, restarted)).toEqual({
        ok: false,
        error: expect.objectContaining({ type: "unavailable" }),
        retryAfterSeconds: 3600,
      });
    }
    await restarted.close();
    expect(await found()).toEqual([expect.stringContaining("so no more are accepted")]);
    fixture.leap(hour);
    expect(await fixture.signUp("new@one.example")).toEqual({ ok: true });
  });

  test("one domain gets 200 emails an hour; the rest wait an hour, and other domains are not delayed", async () => {
    const { most } = mailsToOneDomain;
    for (let count = 0; count < most + 1; count++) await fixture.signUp(`p${count}@big.example`);
    await fixture.signUp("mia@orchard.example");
    await fixture.deliver();
    const toBig = () => fixture.smtp.received.filter(({ to }) => to[0]?.endsWith("@big.example"));
    expect(toBig()).toHaveLength(most);
    expect(await fixture.mailsTo("mia@orchard.example")).toHaveLength(1);
    fixture.leap(hour);
    await fixture.deliver();
    expect(toBig()).toHaveLength(most + 1);
  });

  const signUp = async (count: number, from = 0) => {
    for (let each = from; each < from + count; each += 1) await fixture.signUp(`p${each}@${each}.example`);
  };
  const found = () => signupFloodProblems(fixture.store.db, fixture.now());

  test("R-INBOX-7. a flood of unconfirmed signups raises an alert; repeated ones count once, confirmed ones not", async () => {
    await signUp(signupFlood.most - 1);
    await fixture.signUp("p0@0.example");
    expect(await found()).toEqual([]);
    await signUp(1, signupFlood.most);
    expect(await found()).toEqual([
      expect.stringContaining(`${signupFlood.most} unconfirmed newsletter signups`),
    ]);
    const confirmed = fixture.store.db.updateTable("subscriptions").set({ confirmed_at: fixture.now() });
    await confirmed.where("address", "=", "p1@1.example").execute();
    expect(await found()).toEqual([]);
    await signUp(1, signupFlood.most + 1);
    expect(await found()).toHaveLength(1);
    fixture.leap(signupFlood.periodMs);
    expect(await found()).toEqual([]);
  });
});
