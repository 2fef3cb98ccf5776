// R-ISSUE-8, R-ISSUE-9
import { describe, expect, test } from "vitest";
import { type Clock, systemClock } from "../../clock.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { atSendCheck, countOf, createIssueFixture, people } from "../../testing/fixtures/issue-fixture.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { actOnIssue } from "./issue-actions.ts";

const { thursday } = sampleIssue;

describe.each(eitherDatabase)("on %s", (kind) => {
  const fixture = eachTest(() => createIssueFixture(kind));

  const issueMails = () => fixture.store.db.selectFrom("outbox").where("kind", "=", "issue");
  const claimed = () => fixture.store.db.selectFrom("outbox").select("id").where("state", "=", "sending");
  const act = (action: Parameters<typeof actOnIssue>[1]) =>
    actOnIssue(fixture.store, action, { thursday, editions: [] });

  test("a refused address affects no others; a deferred email is retried until Friday, and nine times", async () => {
    const { db } = fixture.store;
    await fixture.subscribe(...people(20), "gone@orchard.test", "later@orchard.test", "never@orchard.test");
    const answers = new Map(Object.entries({ gone: 550, later: 451, never: 452 }));
    fixture.smtp.follow({ rcpt: ({ to: [address = ""] = [] }) => answers.get(address.split("@")[0] ?? "") });
    const running = fixture.begin();
    await expect.poll(() => fixture.smtp.received.length).toBe(20);
    const tried = (attempts: number) => () =>
      issueMails().select("id").where("state", "=", "waiting").where("attempts", "=", attempts).execute();
    await expect.poll(tried(1)).toHaveLength(2);
    await running.stop();
    await fixture.pass({ hours: 40 });
    answers.delete("later");
    const late = fixture.begin();
    // Friday is over, but the deferred emails are still retried, because each gets at least nine attempts.
    await expect.poll(() => fixture.deliveries().then(countOf("sent"))).toBe(21);
    await expect.poll(tried(2)).toHaveLength(1);
    await late.stop();
    await fixture.pass({ hours: 1 });
    await db.updateTable("outbox").set({ attempts: 9 }).where("state", "=", "waiting").execute();
    fixture.begin();
    await fixture.untilEnded();
    expect(await fixture.issue()).toMatchObject({ sent: 21, refused: 1, given_up: 1, in_doubt: 0 });
    expect((await fixture.deliveries())["never@orchard.test"]).toBe("dead");
  });

  test("65. a mail server that refuses the sender pauses the issue, and nobody is removed from the list", async () => {
    await fixture.subscribe(...people(100));
    let taken = 0;
    fixture.smtp.follow({ data: () => (taken++ < 50 ? undefined : "550 5.7.1") });
    fixture.begin();
    await expect.poll(fixture.state).toBe("paused");
    const { reason } = await fixture.issue();
    expect(reason).toContain("refuses the newsletter itself");
    const refused = Object.values(await fixture.deliveries()).filter((state) => state === "refused");
    // Three refusals pause the issue, but deliveries that had already started on other connections may be refused too.
    expect(refused.length).toBeLessThanOrEqual(6);
    const left = fixture.store.db.selectFrom("subscriptions").select("id").where("left_at", "is not", null);
    expect(await left.execute()).toEqual([]);
    expect(await fixture.notices()).toEqual([`paused ${thursday}`]);

    // Waits until the mail server has replied to the emails that were being sent.
    await expect.poll(() => fixture.deliveries().then(countOf("sending"))).toBe(0);
    fixture.smtp.follow({});
    expect(await act("resume-issue")).toBe(true);
    await fixture.untilEnded();
    expect(fixture.smtp.received.flatMap(({ to }) => to).sort()).toEqual(people(100).toSorted());
  });

  test("65. refusals from before the pause do not pause the issue again", async () => {
    await fixture.subscribe(...people(100));
    let left = Number.POSITIVE_INFINITY;
    fixture.smtp.follow({ rcpt: () => (left-- > 0 ? 550 : undefined) });
    const before = fixture.begin();
    await expect.poll(fixture.state).toBe("paused");
    await before.stop();
    const refused = await fixture.deliveries().then(countOf("refused"));
    // The eleventh refusal pauses the issue while up to three more emails are being sent.
    expect(refused).toBeGreaterThanOrEqual(11);
    expect(refused).toBeLessThanOrEqual(14);
    left = 2;
    expect(await act("resume-issue")).toBe(true);
    fixture.begin();
    await fixture.untilEnded();
    expect(await fixture.notices()).toEqual([`paused ${thursday}`, `report ${thursday}`]);
  });

  test("59. servers that die repeatedly leave emails in doubt until the issue is paused", async () => {
    await fixture.subscribe(...people(40));
    fixture.smtp.follow({ connect: () => 421 });
    const before = fixture.begin();
    await expect.poll(() => fixture.deliveries().then(Object.keys)).toHaveLength(40);
    await before.stop();
    const some = issueMails().select("id").limit(21);
    const taken = fixture.store.db.updateTable("outbox").set({ state: "sending", lease_until: 1 });
    await taken.where("id", "in", some).execute();
    fixture.begin();
    await expect.poll(fixture.state).toBe("paused");
    expect((await fixture.issue()).reason).toMatch(/21 of the last .* never confirmed/);
    expect(await fixture.notices()).toEqual([`paused ${thursday}`]);
  });

  test("81. emails that the mail server never confirms pause the issue, and are resent only on request", async () => {
    const all = people(40);
    await fixture.subscribe(...all);
    fixture.smtp.follow({
      data: () => {
        // Cuts the connection, so that the test need not wait for the sender's timeout.
        setTimeout(fixture.smtp.cut, 20);
        return "hang";
      },
    });
    // Shortens the waits between retries.
    const clock: Clock = { now: Date.now, wait: (ms, signal) => systemClock.wait(Math.min(ms, 20), signal) };
    const silent = fixture.begin({ clock });
    await expect.poll(fixture.state).toBe("paused");
    await silent.stop();
    const ended = Object.entries(await fixture.deliveries());
    const inDoubt = ended.flatMap(([address, state]) => (state === "in-doubt" ? [address] : []));
    // The twenty-first email in doubt pauses the issue.
    expect(inDoubt).toHaveLength(21);
    expect(await fixture.notices()).toEqual([`paused ${thursday}`]);
    fixture.smtp.follow({});
    expect(await act("resume-issue")).toBe(true);
    fixture.begin();
    await fixture.untilEnded();
    expect(await fixture.issue()).toMatchObject({ sent: 19, in_doubt: 21 });
    const received = () => fixture.smtp.received.flatMap(({ to }) => to);
    expect(new Set(received()).size).toBe(received().length);
    expect(all.filter((address) => !received().includes(address) && !inDoubt.includes(address))).toEqual([]);
    expect(await act("send-in-doubt")).toBe(true);
    await expect.poll(async () => (await fixture.issue()).sent).toBe(40);
    expect(new Set(received()).size).toBe(40);
    expect(await act("send-in-doubt")).toBe(false);
  });

  test("60. a server suspended past its lease sends nothing, and leaves no email in doubt", async () => {
    await fixture.subscribe(...people(10));
    let stood = false;
    const doubted = () => fixture.deliveries().then(countOf("in-doubt"));
    fixture.begin({
      transport: atSendCheck(fixture, async (maySend) => {
        if (!stood) {
          stood = true;
          const { db } = fixture.store;
          await db.updateTable("outbox").set({ lease_until: 1 }).where("state", "=", "sending").execute();
          await expect.poll(doubted).toBeGreaterThan(0);
        }
        return maySend();
      }),
    });
    await fixture.untilEnded();
    expect(fixture.smtp.received.flatMap(({ to }) => to).sort()).toEqual(people(10).toSorted());
    expect(await fixture.issue()).toMatchObject({ sent: 10, in_doubt: 0 });
  });

  test("a held issue stops, continues when it is resumed, and ends when it is stopped", async () => {
    await fixture.subscribe(...people(300));
    const slow = { perSecond: 40, perHour: null, perDay: null };
    fixture.begin({ rate: slow });
    await expect.poll(() => fixture.smtp.received.length).toBeGreaterThan(10);
    expect(await act("hold-issue")).toBe(true);
    expect(await act("hold-issue")).toBe(false);
    await expect.poll(() => claimed().execute()).toEqual([]);
    const held = fixture.smtp.received.length;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(fixture.smtp.received).toHaveLength(held);
    expect(await act("resume-issue")).toBe(true);
    await expect.poll(() => fixture.smtp.received.length).toBeGreaterThan(held + 10);
    expect(await act("stop-issue")).toBe(true);
    await fixture.untilEnded();
    const { sent, unneeded } = await fixture.issue();
    expect(sent).toBe(fixture.smtp.received.length);
    expect((sent ?? 0) + (unneeded ?? 0)).toBe(300);
  });

  test("A7. an enquiry that arrives while an issue is sent does not wait for its end", async () => {
    const { smtp } = fixture;
    const outbox = fixture.outbox({ clock: systemClock });
    outbox.start();
    await fixture.subscribe(...people(40));
    const enquiryHasCome = Promise.withResolvers<void>();
    let asked = 0;
    fixture.begin({
      transport: atSendCheck(fixture, async (maySend) => {
        const go = await maySend();
        asked += 1;
        if (asked > 20) await enquiryHasCome.promise;
        return go;
      }),
    });
    await expect.poll(() => asked).toBeGreaterThan(20);
    await fixture.queue("1");
    outbox.wake();
    await expect.poll(() => smtp.received.flatMap(({ to }) => to)).toContain("owner@site.test");
    enquiryHasCome.resolve();
    await fixture.untilEnded();
    await outbox.stop();
    expect(smtp.received).toHaveLength(41);
  });
});
