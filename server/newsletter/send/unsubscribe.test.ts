// R-NEWS-12, R-ISSUE-5, R-RUN-8
import { describe, expect, test } from "vitest";
import { correctPerson } from "../../privacy/correct.ts";
import { unsubscribe } from "../../subscribers/confirm-and-unsubscribe.ts";
import { unsubscribeToken } from "../../subscribers/subscription-links.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { atSendCheck, createIssueFixture, people, subscribe } from "../../testing/fixtures/issue-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";

const secret = "a secret of 32 characters or more";

describe.each(eitherDatabase)("on %s", (kind) => {
  const fixture = eachTest(() => createIssueFixture(kind));

  const leave = (token: string, secrets = [secret]) =>
    unsubscribe(token, { store: fixture.store, now: Date.now, secrets });
  const idOf = async (address: string) => {
    const row = fixture.store.db.selectFrom("subscriptions").select("id").where("address", "=", address);
    return (await row.executeTakeFirstOrThrow()).id;
  };

  /** Freezes the issue and queues its emails, without sending any. */
  const gathered = async (count: number) => {
    const all = people(count);
    await fixture.subscribe(...all);
    fixture.smtp.follow({ connect: () => 421 });
    const before = fixture.begin();
    await expect.poll(() => fixture.deliveries().then(Object.keys)).toHaveLength(count);
    await before.stop();
    return all;
  };

  test("A5. a subscriber who leaves just before the content is transmitted does not get the email", async () => {
    await fixture.subscribe(...people(8));
    let leaver = "";
    fixture.begin({
      transport: atSendCheck(fixture, async (maySend, to) => {
        if (leaver === "") {
          leaver = to;
          await leave(unsubscribeToken(await idOf(leaver), secret));
        }
        return maySend();
      }),
    });
    await fixture.untilEnded();
    expect(fixture.smtp.received.flatMap(({ to }) => to)).not.toContain(leaver);
    expect(fixture.smtp.received).toHaveLength(7);
    expect((await fixture.deliveries())[leaver]).toBe("unneeded");
  });

  test("36. 67. an unsubscribe link works forever, twice, with a previous secret, and after an erasure", async () => {
    await fixture.subscribe("mia@orchard.test");
    const token = unsubscribeToken(await idOf("mia@orchard.test"), secret);
    const next = "another secret of 32 characters.";
    const altered = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    expect(await leave(altered)).toEqual({ ok: true, known: false });
    expect(await leave(token, [next])).toEqual({ ok: true, known: false });
    for (const secrets of [[next, secret], [secret]])
      expect(await leave(token, secrets)).toEqual({ ok: true, known: true });
    await fixture.store.transaction((tx) => tx.deleteFrom("subscriptions").execute());
    expect(await leave(token)).toEqual({ ok: true, known: true });
  });

  test("66. a subscriber who leaves and returns while an issue is sent is listed, but does not get it", async () => {
    const all = await gathered(30);
    const [back = "", corrected = ""] = all;
    await leave(unsubscribeToken(await idOf(back), secret));
    await subscribe(fixture.store, [back], { confirmed_at: Date.now() });
    // This corrects enquiries only, because a signup is proof of consent for the address that it contains.
    await correctPerson(corrected, { email: "other@orchard.test" }, fixture.store);
    fixture.smtp.follow({});
    fixture.begin();
    await fixture.untilEnded();
    expect(fixture.smtp.received.flatMap(({ to }) => to).sort()).toEqual(all.slice(1).sort());
    expect(await fixture.issue()).toMatchObject({ sent: 29, unneeded: 1 });
  });
});
