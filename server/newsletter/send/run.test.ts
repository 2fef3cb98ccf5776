// R-ISSUE-9
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "../../clock.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import {
  atSendCheck,
  countOf,
  createIssueFixture,
  type IssueFixture,
  people,
} from "../../testing/fixtures/issue-fixture.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { actOnIssue } from "./issue-actions.ts";

const { thursday } = sampleIssue;

describe.each(eitherDatabase)("on %s", (kind) => {
  let fixture: IssueFixture;
  beforeEach(async () => {
    fixture = await createIssueFixture(kind);
  });
  afterEach(() => fixture.tearDown());

  const act = (action: Parameters<typeof actOnIssue>[1]) =>
    actOnIssue(fixture.store, action, { thursday, editions: [] });

  const claimed = () => fixture.store.db.selectFrom("outbox").select("id").where("state", "=", "sending");

  test("60. a server that stood still past its lease hands nothing over, and leaves no doubt about it", async () => {
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

  test("a run that is held stops, goes on when it is resumed, and ends when it is stopped", async () => {
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

  test("A7. an enquiry that is made during a run does not wait for its end", async () => {
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
