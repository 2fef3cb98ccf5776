// R-MAIL-5
import fc from "fast-check";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { hourMs as hour, minuteMs as minute } from "../../durations.ts";
import { createOutboxFixture, type OutboxFixture, plainMail } from "../../testing/fixtures/outbox-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { DeliveryFailure, type MailTransport } from "../transport/mail-transport.ts";
import { deliveryPeriodMs } from "./enqueue.ts";
import { complete, leaseNext, type OutboxRow } from "./lease.ts";
import { sendLostAgain } from "./outbox-queries.ts";

const pollMs = hour;
/** The longest wait between two attempts, plus the polling interval. */
const longest = 4 * hour + pollMs;

const sound = { stage: "data", answer: undefined } as const;
const error = fc.record({
  stage: fc.constantFrom("connect" as const, "rcpt" as const, "data" as const),
  answer: fc.constantFrom(421, 451, 550, "reset" as const),
});
/** An event of this kind, with a weight and its other properties. */
const event = <Kind extends string, Rest>(
  weight: number,
  kind: Kind,
  rest: { [Name in keyof Rest]: fc.Arbitrary<Rest[Name]> },
) => {
  const arbitrary = fc.record<object>({ kind: fc.constant(kind), ...rest });
  return { weight, arbitrary: arbitrary as fc.Arbitrary<{ kind: Kind } & Rest> };
};
const history = fc.array(
  fc.oneof(
    event(6, "queue", { mails: fc.integer({ min: 1, max: 3 }) }),
    // A list of answers, which the mail server then gives in turn, again and again.
    event(4, "mail server", {
      answers: fc.array(fc.oneof(fc.constant(sound), error), { minLength: 1, maxLength: 3 }),
    }),
    event(6, "time passes", {
      ms: fc.constantFrom(minute, minute, hour, 9 * hour, deliveryPeriodMs + longest),
    }),
    event(1, "stopped, another starts", { sending: fc.boolean() }),
    event(2, "another server dies", {
      with: fc.constantFrom("its lease" as const, "the mail taken" as const),
    }),
    event(2, "stands still past its lease", {
      moment: fc.constantFrom("before the mail goes out" as const, "after it was taken" as const),
    }),
    event(2, "leases run out", {}),
    event(3, "a person sends again", {}),
  ),
  { maxLength: 14 },
);
type History = typeof history extends fc.Arbitrary<infer Events> ? Events : never;

/**
 * Fixed examples, because random histories might never contain an email that is given up, or whose delivery is cut off.
 */
const fixedHistories: History[] = [
  [
    { kind: "mail server", answers: [{ stage: "data", answer: 451 }] },
    { kind: "queue", mails: 2 },
    { kind: "time passes", ms: deliveryPeriodMs + longest },
    { kind: "a person sends again" },
    { kind: "time passes", ms: hour },
  ],
  [
    { kind: "mail server", answers: [{ stage: "connect", answer: 421 }] },
    { kind: "queue", mails: 2 },
    { kind: "time passes", ms: minute },
    { kind: "queue", mails: 2 },
    { kind: "time passes", ms: minute },
    { kind: "mail server", answers: [sound] },
  ],
  [
    { kind: "mail server", answers: [{ stage: "rcpt", answer: 550 }] },
    { kind: "queue", mails: 1 },
    { kind: "time passes", ms: hour },
  ],
  [
    { kind: "queue", mails: 2 },
    { kind: "stopped, another starts", sending: true },
    { kind: "another server dies", with: "the mail taken" },
    { kind: "mail server", answers: [{ stage: "data", answer: "reset" }, sound] },
    { kind: "stands still past its lease", moment: "after it was taken" },
    { kind: "queue", mails: 3 },
  ],
];

/** What the test knows about an email, independently of the outbox. */
interface ModelMail {
  id: string;
  messageId: string;
  /** When its current delivery period began. */
  periodStart: number;
  /** How many times the mail server may have accepted the email without the sender storing its answer. */
  cuts: number;
  /** Whether an error affected this email, so that others may overtake it. */
  touched: boolean;
  /** Whether the mail server has refused the email with 5xx since a person last requeued it. */
  refused: boolean;
  /** How many attempts have reached the mail server since a person last requeued the email. */
  tries: number;
}

const runs = [
  { kind: "sqlite", numRuns: 150 },
  { kind: "postgres", numRuns: 12 },
] as const;

describe.each(runs)("on $kind", ({ kind, numRuns }) => {
  const fixture = eachTest(() => createOutboxFixture(kind));

  beforeEach(async () => {
    // Turns off disk syncing, which would take most of the time and matters only in a power failure.
    if (kind === "sqlite") await sql`pragma synchronous = off`.execute(fixture.store.db);
  });

  test("8. 10. 12. whatever happens, no email is lost, or sent twice unless its acceptance is unknown", async () => {
    const seen = { sent: 0, dead: 0, refused: 0, cuts: 0 };
    await fc.assert(
      fc.asyncProperty(history, async (events) => {
        const story = await replay(fixture, events);
        for (const state of ["dead", "refused"] as const) seen[state] += story.gaveUp[state];
        seen.sent += story.mails.length;
        for (const { cuts } of story.mails) seen.cuts += cuts;
      }),
      { numRuns, examples: fixedHistories.map((each) => [each]) },
    );
    expect(Object.values(seen)).not.toContain(0);
  }, 120_000);
});

async function replay(fixture: OutboxFixture, events: History) {
  const { clock, store } = fixture;
  const scripted = scriptedTransport();
  await store.transaction((tx) => tx.deleteFrom("outbox").execute());
  const mails: ModelMail[] = [];
  const gaveUp = { dead: 0, refused: 0 };
  const ended = new Map<string, OutboxRow>();
  let current: ModelMail | undefined;
  let suspension: "before the mail goes out" | "after it was taken" | undefined;

  const carrier = scripted.transport();
  const transport: MailTransport = {
    close: carrier.close,
    send: async (mail, isOurs) => {
      const ours = mails.find(({ messageId }) => messageId === mail.messageId);
      if (ours === undefined) throw new Error(`not one of ours: ${mail.messageId}`);
      current = ours;
      const moment = suspension;
      suspension = undefined;
      if (moment === "before the mail goes out") {
        await loseLease(ours);
        return carrier.send(mail, () => false);
      }
      await carrier.send(mail, isOurs);
      if (moment === "after it was taken") {
        await loseLease(ours);
        ours.cuts += 1;
      }
    },
  };

  /** Simulates an expired lease: another server leases the email and tries to deliver it. */
  async function loseLease(mail: ModelMail) {
    mail.touched = true;
    await runOut();
    const others = await leaseNext(store, clock.now(), minute);
    if (others === null || !(await sentByAnother(others))) return;
    const { due_at, attempts } = others;
    const ended = { last_error: null, refused_as: null, sent_at: clock.now() };
    await complete(store, others, { state: "sent", attempts, due_at, ...ended });
  }

  async function sentByAnother(mail: OutboxRow): Promise<boolean> {
    const before = current;
    current = mails.find(({ id }) => id === mail.id);
    const others = scripted.transport();
    const taken = await others.send(plainMail(mail)).then(
      () => true,
      () => false,
    );
    await others.close();
    current = before;
    return taken;
  }

  const runOut = () =>
    store.db.updateTable("outbox").set({ lease_until: 1 }).where("state", "=", "sending").execute();

  function answering(answers: (History[number] & { kind: "mail server" })["answers"]) {
    let turn = 0;
    const at = (stage: (typeof answers)[number]["stage"]) => () => {
      const next = answers[turn % answers.length];
      if (stage === "rcpt" && current) current.tries += 1;
      // Moves on to the next answer when the current one is for this stage, and after each DATA.
      if (stage === "data" || next?.stage === stage) turn += 1;
      if (next?.stage !== stage || next.answer === undefined) return undefined;
      if (stage !== "connect" && current) {
        current.touched = true;
        if (next.answer === 550) current.refused = true;
        if (stage === "data" && next.answer === "reset") current.cuts += 1;
      }
      return next.answer;
    };
    return { connect: at("connect"), rcpt: at("rcpt"), data: at("data") };
  }

  let script = answering([sound]);
  scripted.follow(script);
  const started = () => {
    const outbox = fixture.outbox({ transport, times: { pollMs } });
    outbox.start();
    return outbox;
  };
  let outbox = started();

  async function queue(count: number) {
    for (let queued = 0; queued < count; queued++) {
      const made = await fixture.queue(`enquiry ${mails.length}`);
      mails.push({ ...made, periodStart: clock.now(), cuts: 0, touched: false, refused: false, tries: 0 });
    }
    outbox.wake();
  }

  async function apply(event: History[number]) {
    switch (event.kind) {
      case "queue":
        return queue(event.mails);
      case "mail server":
        script = answering(event.answers);
        return scripted.follow(script);
      case "time passes":
        return clock.pass(event.ms);
      case "leases run out":
        await runOut();
        return outbox.wake();
      case "stands still past its lease":
        suspension = event.moment;
        return;
      case "a person sends again":
        return sendAgain();
      case "another server dies":
        return dies(event.with);
      case "stopped, another starts":
        if (event.sending) await stopWhileSending();
        else await outbox.stop();
        outbox = started();
    }
  }

  async function dies(how: "its lease" | "the mail taken") {
    const leased = await leaseNext(store, clock.now(), minute);
    const mail = mails.find(({ id }) => id === leased?.id);
    if (leased === null || mail === undefined) return;
    mail.touched = true;
    if (how === "its lease") return;
    if (await sentByAnother(leased)) mail.cuts += 1;
  }

  async function stopWhileSending() {
    suspension = undefined;
    const reached = Promise.withResolvers<void>();
    scripted.follow({
      data: () => {
        if (current) Object.assign(current, { touched: true, cuts: current.cuts + 1 });
        reached.resolve();
        return "hang";
      },
    });
    await queue(1);
    // If the outbox is asleep after a failed connection, it sends no email, so `reached` would never resolve.
    await Promise.race([reached.promise, clock.asleep()]);
    const stopped = outbox.stop();
    await clock.pass(4_000, 0);
    await stopped;
    scripted.follow(script);
  }

  async function sendAgain() {
    const lost = new Set<string>();
    for (const { id, state } of await fixture.rows()) {
      if (state !== "dead" && state !== "refused") continue;
      gaveUp[state] += 1;
      lost.add(id);
    }
    expect(await sendLostAgain(store, { until: clock.now(), now: clock.now() })).toBe(lost.size > 0);
    for (const mail of mails.filter(({ id }) => lost.has(id))) {
      ended.delete(mail.id);
      Object.assign(mail, { periodStart: clock.now(), touched: true, refused: false, tries: 0 });
    }
    outbox.wake();
  }

  async function checkInvariants() {
    const rows = await fixture.rows();
    expect(rows.map(({ message_id }) => message_id)).toEqual(mails.map(({ messageId }) => messageId));
    for (const [index, mail] of mails.entries()) {
      const row = rows[index];
      if (row === undefined) throw new Error("lost");
      const before = ended.get(mail.id);
      if (before !== undefined) expect(row).toEqual(before);
      else if (row.state === "sent" || row.state === "dead" || row.state === "refused")
        ended.set(mail.id, row);
      const copies = scripted.received.filter((messageId) => messageId === mail.messageId).length;
      expect(copies).toBeLessThanOrEqual(1 + mail.cuts);
      if (row.state === "sent") expect(copies).toBeGreaterThan(0);
      if (row.state === "dead") {
        mail.touched = true;
        expect(clock.now() - mail.periodStart).toBeGreaterThanOrEqual(deliveryPeriodMs);
      }
      if (row.state === "refused") expect(mail.refused).toBe(true);
      // Five days leave time for nine growing waits and 60 waits of at least two hours. Attempts whose connection
      // breaks are extra, because no wait follows them.
      expect(mail.tries).toBeLessThan(90);
    }
    const untouched = mails.filter(({ touched }) => !touched).map(({ messageId }) => messageId);
    const arrived = scripted.received.filter((messageId) => untouched.includes(messageId));
    expect(arrived).toEqual(untouched.slice(0, arrived.length));
  }

  try {
    for (const event of events) {
      await apply(event);
      await clock.asleep();
      await checkInvariants();
    }
    scripted.follow({});
    suspension = undefined;
    await runOut();
    await clock.pass(longest);
    await checkInvariants();
    await sendAgain();
    await clock.pass(longest);
    await checkInvariants();
    expect((await fixture.rows()).every(({ state }) => state === "sent")).toBe(true);
    return { mails, gaveUp };
  } finally {
    await outbox.stop();
  }
}

/** Simulates a transport that answers at once, with the same errors as `deliveryFailure`. */
function scriptedTransport() {
  const received: string[] = [];
  let script: Script = {};
  const transport = (): MailTransport => {
    let cut = () => {};
    return {
      send: async ({ messageId }, isOurs = () => true) => {
        for (const stage of ["connect", "rcpt", "data"] as const) {
          const begun = stage !== "connect";
          if (stage === "data" && !isOurs())
            throw new DeliveryFailure("deadline", { scope: "connection", begun });
          const answer = script[stage]?.();
          if (answer === undefined) continue;
          const taken = stage === "data" && typeof answer === "string";
          if (taken) received.push(messageId);
          if (answer === "hang") await new Promise<void>((resolve) => (cut = resolve));
          const aboutIt = begun && (answer === 451 || answer === 550);
          throw new DeliveryFailure(String(answer), {
            scope: aboutIt ? "message" : "connection",
            permanent: aboutIt && answer === 550,
            begun,
            ambiguous: taken,
          });
        }
        received.push(messageId);
      },
      close: async () => cut(),
    };
  };
  return {
    transport,
    follow: (next: Script) => {
      script = next;
    },
    /** The Message-IDs of the accepted emails. */
    received,
  };
}

type Script = Partial<Record<"connect" | "rcpt" | "data", () => Answer>>;
/**
 * The reply code of a refusal, "reset" if the connection is cut, "hang" if there is no reply, or undefined for
 * acceptance.
 */
type Answer = number | "reset" | "hang" | undefined;
