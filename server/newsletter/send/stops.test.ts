import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { eitherDatabase } from "../../testing/databases.ts";
import {
  countOf,
  createIssueFixture,
  type IssueFixture,
  lastLook,
  people,
} from "../../testing/fixtures/issue-fixture.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { claim } from "./claim.ts";
import { writeEnding } from "./hand-over.ts";
import { actOnIssue } from "./issue-actions.ts";
import { issueState } from "./issue-row.ts";

const { thursday } = sampleIssue;

describe.each(eitherDatabase)("on %s", (kind) => {
  let fixture: IssueFixture;
  beforeEach(async () => {
    fixture = await createIssueFixture(kind);
  });
  afterEach(() => fixture.tearDown());

  const act = (action: Parameters<typeof actOnIssue>[1]) =>
    actOnIssue(fixture.store, action, { thursday, editions: [] });

  const claimed = () =>
    fixture.store.db.selectFrom("newsletter_deliveries").select("id").where("lease_until", "is not", null);

  test("60. a server that stood still past its leases hands over none of what it had claimed", async () => {
    await fixture.subscribe(...people(10));
    let stood = false;
    fixture.smtp.follow({
      rcpt: () => {
        if (stood) return undefined;
        stood = true;
        void fixture.store.db
          .updateTable("newsletter_deliveries")
          .set({ lease_until: 1 })
          .where("state", "=", "waiting")
          .execute();
        return undefined;
      },
    });
    fixture.begin();
    await fixture.untilEnded();
    expect(fixture.smtp.received.flatMap(({ to }) => to).sort()).toEqual(people(10).toSorted());
  });

  test("57. a server that is stopped in the middle finishes what it has begun, and leaves no doubt", async () => {
    await fixture.subscribe(...people(400));
    const first = fixture.begin();
    await expect.poll(() => fixture.smtp.received.length).toBeGreaterThan(20);
    await first.stop();
    const states = await fixture.deliveries();
    expect(countOf("in-doubt")(states) + countOf("handing-over")(states)).toBe(0);
    expect(countOf("sent")(states)).toBe(fixture.smtp.received.length);
    fixture.begin();
    await fixture.untilEnded();
    expect(fixture.smtp.received.flatMap(({ to }) => to).sort()).toEqual(people(400).toSorted());
  });

  test("once it is held the mail server is asked for nobody but those who were on their way", async () => {
    await fixture.subscribe(...people(100));
    let asked = 0;
    let begun = 0;
    fixture.smtp.follow({
      rcpt: () => {
        begun += 1;
        return undefined;
      },
    });
    fixture.begin({
      open: lastLook(fixture, async (go) => {
        asked += 1;
        if (asked === 10) await act("hold-issue");
        return go;
      }),
    });
    await expect.poll(fixture.state).toBe("held");
    await expect.poll(() => claimed().execute()).toEqual([]);
    expect(begun - fixture.smtp.received.length).toBeLessThanOrEqual(4);
    const waiting = await fixture.deliveries().then(countOf("waiting"));
    expect(waiting).toBe(100 - fixture.smtp.received.length);
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
});

describe("on PostgreSQL, which locks rows", () => {
  let fixture: IssueFixture;
  beforeEach(async () => {
    fixture = await createIssueFixture("postgres");
  });
  afterEach(() => fixture.tearDown());

  test("of the two who want the issue and a delivery, nobody holds the one and waits for the other", async () => {
    await fixture.subscribe(...people(2));
    fixture.smtp.follow({ connect: () => 421 });
    const running = fixture.begin();
    await expect.poll(() => fixture.deliveries().then(Object.keys)).toHaveLength(2);
    await running.stop();
    const other = await fixture.anotherStore();
    const [one] = await claim(fixture.store, thursday, { most: 1, leaseMs: 60_000, rate: "unlimited" });
    if (!one) throw new Error("Nothing was claimed.");
    let ending: Promise<unknown> | undefined;
    await other.transaction(async (tx) => {
      await issueState(tx, "postgres", thursday, "update");
      const context = { store: fixture.store, notify: async () => {} };
      ending = writeEnding(context, one, { state: "refused", last_error: "550" });
      // Long enough for it to come to the first lock that it wants.
      await new Promise((resolve) => setTimeout(resolve, 300));
      await sql`select id from newsletter_deliveries where id = ${one.id} for update nowait`.execute(tx);
    });
    await ending;
    expect(await fixture.deliveries().then(countOf("refused"))).toBe(1);
  });
});
