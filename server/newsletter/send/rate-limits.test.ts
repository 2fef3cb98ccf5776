import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { eitherDatabase } from "../../testing/databases.ts";
import { createIssueFixture, type IssueFixture, people } from "../../testing/fixtures/issue-fixture.ts";
import { claim } from "./claim.ts";
import { gather } from "./gather-recipients.ts";
import { markHandingOver } from "./hand-over.ts";

describe.each(eitherDatabase)("A6. on %s", (kind) => {
  let fixture: IssueFixture;
  beforeEach(async () => {
    fixture = await createIssueFixture(kind);
  });
  afterEach(() => fixture.tearDown());

  const none = { perSecond: null, perHour: null, perDay: null };
  const handedOver = async () => {
    const rows = fixture.store.db
      .selectFrom("newsletter_deliveries")
      .select("handed_over_at as at")
      .where("handed_over_at", "is not", null)
      .orderBy("handed_over_at");
    return (await rows.execute()).map(({ at }) => at ?? 0);
  };
  /** As if so many minutes had passed since everything that was done until now. */
  const pass = async (minutes: number) => {
    const ms = minutes * 60_000;
    // Servers run meanwhile: half of it would give them a quota that nobody has used.
    await fixture.store.transaction(async (tx) => {
      // Far away first, or two minutes would meet in one row.
      for (const by of [minutes + 1_000_000, -1_000_000]) {
        await tx
          .updateTable("send_quota")
          .set({ minute: sql`minute - ${by}` })
          .execute();
      }
      await tx
        .updateTable("newsletter_deliveries")
        .set({ handed_over_at: sql`handed_over_at - ${ms}`, due_at: sql`due_at - ${ms}` })
        .execute();
    });
  };
  const settled = async (count: number) => {
    await expect.poll(() => fixture.smtp.received.length).toBe(count);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(fixture.smtp.received).toHaveLength(count);
  };

  test("34. 20 a second: no second has more, with two servers and a restart", async () => {
    await fixture.subscribe(...people(50));
    const rate = { ...none, perSecond: 20 };
    const first = fixture.begin({ rate });
    fixture.begin({ rate, store: await fixture.anotherStore() });
    await expect.poll(() => fixture.smtp.received.length).toBeGreaterThan(5);
    await first.stop();
    fixture.begin({ rate });
    await fixture.untilEnded();
    const times = await handedOver();
    expect(times).toHaveLength(50);
    for (const [index, time] of times.entries()) {
      expect(time - (times[index - 20] ?? 0)).toBeGreaterThanOrEqual(1_000);
    }
  });

  test("34. 30 an hour and 40 a day: no hour and no day has more, with two servers and restarts", async () => {
    await fixture.subscribe(...people(60));
    const rate = { ...none, perHour: 30, perDay: 40 };
    const first = fixture.begin({ rate });
    fixture.begin({ rate, store: await fixture.anotherStore() });
    await settled(30);
    await first.stop();
    await pass(59);
    fixture.begin({ rate });
    await settled(30);
    await pass(4);
    await settled(40);
    await pass(23 * 60 - 5);
    await settled(40);
    await pass(10);
    await fixture.untilEnded();
    expect(fixture.smtp.received.flatMap(({ to }) => to).sort()).toEqual(people(60).toSorted());
  });

  test("34. 20 a second: those of another issue that is out at the same time count as well", async () => {
    await fixture.subscribe(...people(20));
    const thursdays = ["2026-11-12", "2026-11-19"] as const;
    for (const thursday of thursdays) {
      await fixture.addIssue(thursday);
      await gather(fixture.store, thursday, new AbortController().signal);
    }
    const [before, thursday] = thursdays;
    // Of a second that lasts as long as this test.
    await fixture.store.db
      .updateTable("newsletter_deliveries")
      .set({ state: "sent", handed_over_at: Date.now() + 60_000 })
      .where("thursday", "=", before)
      .execute();
    const [delivery] = await claim(fixture.store, thursday, { most: 1, leaseMs: 60_000, rate: "unlimited" });
    if (!delivery) throw new Error("Nothing was claimed.");
    const terms = { thursday, leaseMs: 60_000, perSecond: 20 };
    expect(await markHandingOver(fixture.store, [{ delivery, taken: null }], terms)).toEqual([
      { waitMs: expect.any(Number) },
    ]);
  });

  test("34. 30 an hour, over four issues that several servers claim from at the same time", async () => {
    await fixture.subscribe(...people(60));
    const thursdays = ["2026-10-29", "2026-11-05", "2026-11-12", "2026-11-19"];
    for (const thursday of thursdays) {
      await fixture.addIssue(thursday);
      await gather(fixture.store, thursday, new AbortController().signal);
    }
    const terms = { most: 20, leaseMs: 60_000, rate: { ...none, perHour: 30 } };
    const claimed = await Promise.all(
      thursdays.map(async (thursday) => claim(await fixture.anotherStore(), thursday, terms)),
    );
    expect(claimed.flat()).toHaveLength(30);
  });

  test("without a rate a day’s issues grow from 200 to twice the best day", async () => {
    await fixture.subscribe(...people(500));
    fixture.begin({ rate: null });
    await settled(200);
    await pass(24 * 60 + 5);
    await fixture.untilEnded();
    expect(fixture.smtp.received).toHaveLength(500);
  });
});
