// R-ISSUE-6, R-ISSUE-7
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { eitherDatabase } from "../../testing/databases.ts";
import { createIssueFixture, issueSender, people } from "../../testing/fixtures/issue-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { gatherRecipients } from "./gather-recipients.ts";
import { leaseIssue } from "./lease-issue.ts";
import { deleteOldQuota, quotaLeft } from "./quota.ts";
import { reserveSendSlot } from "./send-rate.ts";

describe.each(eitherDatabase)("A6. on %s", (kind) => {
  const fixture = eachTest(() => createIssueFixture(kind));

  const none = { perSecond: null, perHour: null, perDay: null };
  /** Simulates the passing of time by moving all stored times back by this many minutes. */
  const pass = async (minutes: number) => {
    const ms = minutes * 60_000;
    // One transaction, because otherwise running servers would see an unused quota in between.
    await fixture.store.transaction(async (tx) => {
      // Moves all rows far into the past first. Otherwise a moved row could collide with one that has not moved yet.
      for (const by of [minutes + 1_000_000, -1_000_000])
        await sql`update send_quota set minute = minute - ${by}`.execute(tx);
      await sql`update outbox set due_at = due_at - ${ms} where kind = 'issue'`.execute(tx);
    });
  };

  test("34. a limit of 20 a second holds in any second across servers", async () => {
    const stores = [fixture.store, await fixture.anotherStore(), await fixture.anotherStore()];
    const turns = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => reserveSendSlot(stores[turn % 3] ?? fixture.store, 20)),
    );
    const times = turns.map(({ at }) => at).sort((one, other) => one - other);
    for (const [index, time] of times.entries())
      expect(time - (times[index - 20] ?? 0)).toBeGreaterThan(1_000);
    expect((times[49] ?? 0) - (times[0] ?? 0)).toBeLessThan(4_000);
  });

  test("34. each email waits for its slot before it is sent", async () => {
    await fixture.subscribe(...people(10));
    const begun = performance.now();
    fixture.begin({ rate: { ...none, perSecond: 10 } });
    await fixture.untilEnded();
    expect(performance.now() - begun).toBeGreaterThan(900);
  });

  test("34. limits of 30 an hour and 40 a day hold for servers that lease from four issues at the same time", async () => {
    await fixture.subscribe(...people(60));
    const thursdays = ["2026-10-29", "2026-11-05", "2026-11-12", "2026-11-19"];
    const never = new AbortController().signal;
    for (const thursday of thursdays) {
      await fixture.addIssue(thursday);
      await gatherRecipients(fixture.store, { thursday, from: issueSender.from }, never);
    }
    const lease = leaseIssue({ ...none, perHour: 30, perDay: 40 });
    const stores = await Promise.all(thursdays.map(fixture.anotherStore));
    const ids = new Set<string>();
    for (const [minutes, allowed] of [
      [0, 30],
      [59, 30],
      [4, 40],
      [23 * 60 - 5, 40],
      [10, 70],
    ] as const) {
      await pass(minutes);
      const tries = Array.from({ length: 10 }, () => stores).flat();
      const leased = await Promise.all(tries.map((store) => lease(store, Date.now(), 60_000)));
      const before = ids.size;
      for (const mail of leased) if (mail !== null) ids.add(mail.id);
      expect([ids.size, leased.filter((mail) => mail !== null).length]).toEqual([allowed, allowed - before]);
    }
  });

  const day = 24 * 60;
  test.each([
    [200, "at first", {}],
    [50, "which today's emails do not raise", { 5: 150 }],
    [20, "less what is sent", { 0: 100, [day + 1]: 80 }],
    [600, "or twice the best day", { [day + 2]: 200, [2 * day]: 200, [2 * day + 5]: 100, [3 * day]: 200 }],
    [600, "for 30 days more", { [31 * day]: 300 }],
    [200, "and no longer", { [31 * day + 1]: 300 }],
  ])("without a rate the limit is %d a day %s; by minutes ago: %j", async (left, _, sent) => {
    const now = 100_000;
    const values = Object.entries(sent).map(([ago, reserved]) => ({ minute: now - Number(ago), reserved }));
    if (values.length > 0) await fixture.store.db.insertInto("send_quota").values(values).execute();
    await fixture.store.transaction((tx) => deleteOldQuota(tx, now * 60_000));
    expect(await quotaLeft(fixture.store.db, now * 60_000, null)).toBe(left);
  });

  test("counts that no limit needs any more are deleted", async () => {
    const now = 100_000;
    const { db } = fixture.store;
    const ages = [0, 32 * day, 32 * day + 1];
    await db
      .insertInto("send_quota")
      .values(ages.map((ago) => ({ minute: now - ago, reserved: 1 })))
      .execute();
    await fixture.store.transaction((tx) => deleteOldQuota(tx, now * 60_000));
    const left = await db.selectFrom("send_quota").select("minute").orderBy("minute", "desc").execute();
    expect(left.map(({ minute }) => now - minute)).toEqual([0, 32 * day]);
  });
});
