import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Clock, systemClock } from "../../clock.ts";
import type { StoreKind } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { StoreUnavailable } from "../../store/unavailable.ts";
import {
  createIssueFixture,
  type IssueFixture,
  patientLimits,
  people,
} from "../../testing/fixtures/issue-fixture.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { reasonToPause } from "./circuit-breaker.ts";
import { claim } from "./claim.ts";
import { type IssueConnection, type OpenConnection, smtpConnections } from "./connection.ts";
import { writeEnding } from "./hand-over.ts";
import { actOnIssue } from "./issue-actions.ts";
import { issueState } from "./issue-row.ts";

const { thursday } = sampleIssue;

describe.each<StoreKind>(["sqlite", "postgres"])("on %s", (kind) => {
  let fixture: IssueFixture;
  beforeEach(async () => {
    fixture = await createIssueFixture(kind);
  });
  afterEach(() => fixture.tearDown());

  const act = (action: Parameters<typeof actOnIssue>[1]) =>
    actOnIssue(fixture.store, action, { thursday, editions: [] });

  test("an address that is refused is refused alone, and whoever is put off is tried again until Friday 21:00, and for half a day", async () => {
    const { db } = fixture.store;
    await fixture.subscribe(...people(20), "gone@orchard.test", "later@orchard.test", "never@orchard.test");
    const answers: Record<string, number> = {
      "gone@orchard.test": 550,
      "later@orchard.test": 451,
      "never@orchard.test": 452,
    };
    fixture.smtp.follow({ rcpt: ({ to: [address = ""] = [] }) => answers[address] });
    const running = fixture.begin();
    await expect.poll(() => fixture.smtp.received.length).toBe(20);
    const tried = (attempts: number) => () =>
      db.selectFrom("newsletter_deliveries").select("id").where("attempts", "=", attempts).execute();
    await expect.poll(tried(1)).toHaveLength(2);
    const due = await db
      .selectFrom("newsletter_deliveries")
      .select(({ fn }) => fn.min("due_at").as("due"))
      .where("attempts", "=", 1)
      .executeTakeFirstOrThrow();
    expect(Number(due.due) - Date.now()).toBeGreaterThan(4.5 * 60_000);
    await running.stop();
    await fixture.pass({ hours: 40 });
    delete answers["later@orchard.test"];
    const late = fixture.begin();
    // Friday is over, and half a day of tries is not.
    await expect.poll(() => fixture.deliveries().then(countOf("sent"))).toBe(21);
    await expect.poll(tried(2)).toHaveLength(1);
    await late.stop();
    await fixture.pass({ hours: 1 });
    await db
      .updateTable("newsletter_deliveries")
      .set({ attempts: 9 })
      .where("state", "=", "waiting")
      .execute();
    fixture.begin();
    await fixture.untilEnded();
    expect(await fixture.issue()).toMatchObject({ sent: 21, refused: 1, given_up: 1, in_doubt: 0 });
    expect((await fixture.deliveries())["never@orchard.test"]).toBe("given-up");
  });

  test("64. where 30 % are put off the others have it, and these are given up on Friday at 21:00, by name", async () => {
    const all = people(60);
    await fixture.subscribe(...all);
    const never = new Set(all.filter((_, index) => index % 10 < 3));
    fixture.smtp.follow({ rcpt: ({ to: [address = ""] = [] }) => (never.has(address) ? 451 : undefined) });
    const { db } = fixture.store;
    const putOff = (attempts: number) => async () => {
      const waiting = db.selectFrom("newsletter_deliveries").select("due_at").where("state", "=", "waiting");
      return (await waiting.where("attempts", "=", attempts).execute()).length;
    };
    const thursdayNine = fixture.begin();
    await expect.poll(() => fixture.smtp.received.length).toBe(42);
    await expect.poll(putOff(1)).toBe(18);
    await thursdayNine.stop();
    // As if they had been tried all day.
    await db
      .updateTable("newsletter_deliveries")
      .set({ attempts: 9 })
      .where("state", "=", "waiting")
      .execute();
    await fixture.pass({ hours: 33 });
    const fridayEvening = fixture.begin();
    await expect.poll(putOff(10)).toBe(18);
    await fridayEvening.stop();
    await fixture.pass({ hours: 2 });
    fixture.begin();
    await fixture.untilEnded();
    expect(await fixture.issue()).toMatchObject({ sent: 42, given_up: 18, refused: 0 });
    const states = Object.entries(await fixture.deliveries());
    expect(
      states
        .filter(([, state]) => state === "given-up")
        .map(([address]) => address)
        .sort(),
    ).toEqual([...never].sort());
  });

  test("65. a mail server that refuses us pauses the issue, and nobody is taken off the list for it", async () => {
    await fixture.subscribe(...people(100));
    let taken = 0;
    fixture.smtp.follow({
      data: () => {
        taken += 1;
        return taken > 50 ? "550 5.7.1" : undefined;
      },
    });
    fixture.begin();
    await expect.poll(fixture.state).toBe("paused");
    const { reason } = await fixture.issue();
    expect(reason).toContain("refuses the newsletter itself");
    const refused = Object.values(await fixture.deliveries()).filter((state) => state === "refused");
    // Four connections at a time: those that were on their way when the third was refused.
    expect(refused.length).toBeLessThanOrEqual(6);
    const left = fixture.store.db.selectFrom("subscriptions").select("id").where("left_at", "is not", null);
    expect(await left.execute()).toEqual([]);
    expect(await fixture.notices()).toEqual([`paused ${thursday}`]);

    // Those that were on their way have their answers.
    await expect.poll(() => fixture.deliveries().then(countOf("handing-over"))).toBe(0);
    fixture.smtp.follow({});
    expect(await act("resume-issue")).toBe(true);
    await fixture.untilEnded();
    expect(fixture.smtp.received.flatMap(({ to }) => to).sort()).toEqual(people(100).toSorted());
  });

  test("65. what was refused before the pause does not pause it again", async () => {
    await fixture.subscribe(...people(100));
    let left = Number.POSITIVE_INFINITY;
    fixture.smtp.follow({
      rcpt: () => {
        left -= 1;
        return left >= 0 ? 550 : undefined;
      },
    });
    const before = fixture.begin();
    await expect.poll(fixture.state).toBe("paused");
    await before.stop();
    const refused = await fixture.deliveries().then(countOf("refused"));
    // The eleventh pauses it; three others were on their way.
    expect(refused).toBeGreaterThanOrEqual(11);
    expect(refused).toBeLessThanOrEqual(14);
    left = 2;
    expect(await act("resume-issue")).toBe(true);
    fixture.begin();
    await fixture.untilEnded();
    expect(await fixture.notices()).toEqual([`paused ${thursday}`, `report ${thursday}`]);
  });

  test("59. servers that die again and again leave doubts until the issue is paused", async () => {
    await fixture.subscribe(...people(40));
    fixture.smtp.follow({ connect: () => 421 });
    const before = fixture.begin();
    await expect.poll(() => fixture.deliveries().then(Object.keys)).toHaveLength(40);
    await before.stop();
    const { db } = fixture.store;
    const some = db.selectFrom("newsletter_deliveries").select("id").limit(21);
    await db
      .updateTable("newsletter_deliveries")
      .set({ state: "handing-over", lease_until: 1, handed_over_at: Date.now() })
      .where("id", "in", some)
      .execute();
    fixture.begin();
    await expect.poll(fixture.state).toBe("paused");
    expect((await fixture.issue()).reason).toMatch(/21 of the last .* no answer came/);
    expect(await fixture.notices()).toEqual([`paused ${thursday}`]);
  });

  test("what is cut between the mark and the first byte is no doubt, and is tried again", async () => {
    await fixture.subscribe(...people(12));
    let cut = false;
    const running = fixture.begin({
      open: lastLook(async (go, connection) => {
        if (!cut) connection.kill();
        cut = true;
        return go;
      }),
    });
    await expect.poll(() => fixture.smtp.received.length).toBe(11);
    await expect.poll(() => fixture.deliveries().then(countOf("sent"))).toBe(11);
    expect(await fixture.deliveries().then(countOf("waiting"))).toBe(1);
    await running.stop();
    await fixture.pass({ hours: 1 });
    fixture.begin();
    await fixture.untilEnded();
    expect(await fixture.issue()).toMatchObject({ sent: 12, in_doubt: 0 });
    expect(fixture.smtp.received).toHaveLength(12);
  });

  test("a refused recipient costs no connection", async () => {
    await fixture.subscribe(...people(60));
    let count = 0;
    fixture.smtp.follow({
      rcpt: () => {
        count += 1;
        return count % 6 === 0 && count < 50 ? 550 : undefined;
      },
    });
    fixture.begin();
    await fixture.untilEnded();
    expect(await fixture.issue()).toMatchObject({ sent: 52, refused: 8 });
    expect(fixture.smtp.connections.total).toBeLessThanOrEqual(4);
  });

  test("81. a mail server that falls silent after the mail leaves doubts until it is paused; none is sent twice unasked", async () => {
    const all = people(40);
    await fixture.subscribe(...all);
    fixture.smtp.follow({
      data: () => {
        // Nobody waits until the sender does.
        setTimeout(fixture.smtp.cut, 20);
        return "hang";
      },
    });
    // It is not waited for between one try and the next.
    const clock: Clock = { now: Date.now, wait: (ms, signal) => systemClock.wait(Math.min(ms, 20), signal) };
    const silent = fixture.begin({ clock });
    await expect.poll(fixture.state, { timeout: 20_000 }).toBe("paused");
    await silent.stop();
    const inDoubt = await doubtful();
    // The twenty-first pauses it.
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
    await expect.poll(async () => (await fixture.issue()).sent, { timeout: 10_000 }).toBe(40);
    expect(new Set(received()).size).toBe(40);
    expect(await act("send-in-doubt")).toBe(false);
  });

  test("where nothing can be stored in a run, no connection is left behind", async () => {
    await fixture.subscribe(...people(40));
    let [room, broken] = [20, false];
    const store: Store = {
      ...fixture.store,
      transaction: async (work) => {
        if (broken) throw new StoreUnavailable("disk full");
        return fixture.store.transaction(work);
      },
    };
    fixture.begin({
      store,
      open: lastLook(async (go) => {
        room -= 1;
        broken ||= room === 0;
        return go;
      }),
    });
    await expect.poll(() => broken).toBe(true);
    await expect.poll(() => fixture.smtp.connections.open).toBe(0);
    await fixture.store.db
      .updateTable("newsletter_deliveries")
      .set({ lease_until: 1 })
      .where("lease_until", "is not", null)
      .execute();
    broken = false;
    await fixture.untilEnded();
    const received = fixture.smtp.received.flatMap(({ to }) => to);
    expect(new Set(received).size).toBe(received.length);
    expect((await doubtful()).length).toBeLessThanOrEqual(4);
  });

  test("63. a mail server that closes after some mails loses none", async () => {
    await fixture.subscribe(...people(40));
    let count = 0;
    fixture.smtp.follow({
      mail: () => {
        count += 1;
        return count % 9 === 0 ? "reset" : undefined;
      },
    });
    fixture.begin();
    await fixture.untilEnded();
    expect(fixture.smtp.received.flatMap(({ to }) => to).sort()).toEqual(people(40).toSorted());
    expect(await fixture.issue()).toMatchObject({ sent: 40, in_doubt: 0 });
  });

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
      open: lastLook(async (go) => {
        asked += 1;
        if (asked === 10) await act("hold-issue");
        return go;
      }),
    });
    await expect.poll(fixture.state).toBe("held");
    const claimed = fixture.store.db
      .selectFrom("newsletter_deliveries")
      .select("id")
      .where("lease_until", "is not", null);
    await expect.poll(() => claimed.execute()).toEqual([]);
    expect(begun - fixture.smtp.received.length).toBeLessThanOrEqual(4);
    const waiting = await fixture.deliveries().then(countOf("waiting"));
    expect(waiting).toBe(100 - fixture.smtp.received.length);
  });

  test("of the two who want the issue and a delivery, nobody holds the one and waits for the other", async () => {
    if (kind === "sqlite") return;
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
      await issueState(tx, kind, thursday, "update");
      const context = { store: fixture.store, notify: async () => {} };
      ending = writeEnding(context, one, { state: "refused", last_error: "550" });
      // Long enough for it to come to the first lock that it wants.
      await new Promise((resolve) => setTimeout(resolve, 300));
      await sql`select id from newsletter_deliveries where id = ${one.id} for update nowait`.execute(tx);
    });
    await ending;
    expect(await fixture.deliveries().then(countOf("refused"))).toBe(1);
  });

  test("a run that is held stops, goes on when it is resumed, and ends when it is stopped", async () => {
    await fixture.subscribe(...people(300));
    const slow = { perSecond: 40, perHour: null, perDay: null };
    fixture.begin({ rate: slow });
    await expect.poll(() => fixture.smtp.received.length).toBeGreaterThan(10);
    expect(await act("hold-issue")).toBe(true);
    expect(await act("hold-issue")).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const held = fixture.smtp.received.length;
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(fixture.smtp.received).toHaveLength(held);
    expect(await act("resume-issue")).toBe(true);
    await expect.poll(() => fixture.smtp.received.length, { timeout: 5_000 }).toBeGreaterThan(held + 10);
    expect(await act("stop-issue")).toBe(true);
    await fixture.untilEnded();
    const { sent, unneeded } = await fixture.issue();
    expect(sent).toBe(fixture.smtp.received.length);
    expect((sent ?? 0) + (unneeded ?? 0)).toBe(300);
  });

  /** What is done once a mail has its mark, or has not got it. */
  function lastLook(look: (go: boolean, connection: IssueConnection) => Promise<boolean>): OpenConnection {
    const open = smtpConnections(fixture.smtp.url, patientLimits);
    return () => {
      const connection = open();
      return {
        ...connection,
        deliver: (mail, mayGoOut) => connection.deliver(mail, async () => look(await mayGoOut(), connection)),
      };
    };
  }

  async function doubtful(): Promise<string[]> {
    const states = Object.entries(await fixture.deliveries());
    return states.filter(([, state]) => state === "in-doubt").map(([address]) => address);
  }
});

function countOf(wanted: string) {
  return (states: Record<string, string>) => Object.values(states).filter((state) => state === wanted).length;
}

const attempts = (count: number, state: string, last_error: string | null = null) =>
  Array.from({ length: count }, () => ({ state, last_error }));

test.each([
  ["10 of 200 refused", [...attempts(10, "refused", "550"), ...attempts(190, "sent")], null],
  ["11 of 200 refused", [...attempts(11, "refused", "550"), ...attempts(189, "sent")], /11 of the last 200/],
  [
    "7 addresses that do not exist",
    attempts(7, "refused", "answered 550 5.1.1 to RCPT TO"),
    /7 of the last 7/,
  ],
  ["20 in doubt", attempts(20, "in-doubt"), null],
  ["21 in doubt", attempts(21, "in-doubt"), /21 of the last 21/],
  ["2 blocked in a row", attempts(2, "refused", "550 5.7.1"), null],
  ["3 blocked in a row", attempts(3, "refused", "550 5.7.515"), /refuses the newsletter itself/],
  ["3 times its sender", attempts(3, "refused", "answered 550 to MAIL FROM"), /newsletter itself/],
  ["3 times its recipient", attempts(3, "refused", "answered 550 to RCPT TO"), null],
  [
    "3 blocked, not in a row",
    [...attempts(2, "refused", "550 5.7.1"), ...attempts(1, "sent"), ...attempts(1, "refused", "550 5.7.1")],
    null,
  ],
])("the circuit breaker: %s", (_, last, reason) => {
  if (reason === null) expect(reasonToPause(last)).toBeNull();
  else expect(reasonToPause(last)).toMatch(reason);
});
