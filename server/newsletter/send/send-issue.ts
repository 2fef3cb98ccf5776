import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../../clock.ts";
import { domainOf } from "../../enquiries/address.ts";
import { failpoint } from "../../failpoint.ts";
import type { DeliveryFailure } from "../../mail/transport/mail-transport.ts";
import { deliveryFailure } from "../../mail/transport/smtp-failure.ts";
import type { Store } from "../../store/store.ts";
import { leaveLink } from "../leave-link.ts";
import { type Claimed, claim, release } from "./claim.ts";
import type { IssueConnection, OpenConnection } from "./connection.ts";
import { readComposed } from "./frozen-mail.ts";
import { markHandingOver, writeEnding } from "./hand-over.ts";
import { timeIn } from "./issue-row.ts";
import { messageName } from "./message-name.ts";
import type { Notify } from "./notices.ts";
import type { Rate } from "./rate.ts";

export interface SendContext {
  store: Store;
  clock: Clock;
  /** Signs the links to leave. */
  secret: string;
  siteUrl: string;
  from: string;
  open: OpenConnection;
  rate: Rate | null | "unlimited";
  notify: Notify;
  times?: Partial<SendTimes>;
}

/** Milliseconds. */
export interface SendTimes {
  /** How long claimed deliveries are this server's. */
  leaseMs: number;
  /** How long one may take from its mark to its answer: longer than a mail server is waited for. */
  handOverMs: number;
  /** After a stop has begun: until connections are cut that wait for the mail server. */
  finishMs: number;
}

const defaultTimes: SendTimes = { leaseMs: 30_000, handOverMs: 70_000, finishMs: 6_000 };
const mostClaimed = 20;

/**
 * Sends what is due of an issue, over at most so many connections at a time. "trouble": the mail server could not be
 * reached or fell silent. What may have been taken without an answer is in doubt then, and is not sent again.
 * @throws StoreUnavailable
 */
export async function sendIssue(
  issue: { thursday: string; frozenAt: number; composed: string },
  atATime: number,
  context: SendContext,
  stopping: AbortSignal,
): Promise<"done" | "trouble"> {
  const { store, clock, rate } = context;
  const { leaseMs, handOverMs, finishMs } = { ...defaultTimes, ...context.times };
  const write = readComposed(issue.composed);
  const perSecond = rate === null || rate === "unlimited" ? null : rate.perSecond;
  const queue: Claimed[] = [];
  const connections = new Set<IssueConnection>();
  let claiming: Promise<void> | null = null;
  let claimedAt = performance.now();
  let nothingDue = false;
  let trouble = false;

  async function next(): Promise<Claimed | null> {
    for (;;) {
      if (stopping.aborted || trouble) return null;
      const delivery = queue.shift();
      if (delivery) return delivery;
      if (nothingDue) return null;
      claiming ??= claimMore().finally(() => {
        claiming = null;
      });
      await claiming;
    }
  }

  async function claimMore(): Promise<void> {
    // A mail server that is slow would let the leases of many run out.
    const most = performance.now() - claimedAt > leaseMs / 3 ? atATime : mostClaimed;
    const claimed = await claim(store, issue.thursday, { most, leaseMs, rate });
    claimedAt = performance.now();
    failpoint("issue-claimed");
    nothingDue = claimed.length === 0;
    queue.push(...claimed);
  }

  async function run(): Promise<void> {
    const connection = context.open();
    connections.add(connection);
    let taken: Claimed | null = null;
    try {
      for (let delivery = await next(); delivery; delivery = await next()) {
        taken = await handOver(connection, delivery, taken);
      }
    } catch (error) {
      // The others stop too.
      trouble = true;
      throw error;
    } finally {
      connections.delete(connection);
      if (taken) await writeEnding(context, taken, { state: "sent", last_error: null });
      await connection.end();
    }
  }

  /** Gives the delivery back when it was taken and still is to be marked so. */
  async function handOver(
    connection: IssueConnection,
    delivery: Claimed,
    before: Claimed | null,
  ): Promise<Claimed | null> {
    let unmarked = before;
    let said: "go" | "stopped" | "gone" | null = null;
    const mayGoOut = async () => {
      for (;;) {
        const answer = await markHandingOver(store, delivery, {
          taken: unmarked,
          leaseMs: handOverMs,
          perSecond,
        });
        unmarked = null;
        if (typeof answer === "string") {
          said = answer;
          if (answer === "go") failpoint("issue-handing-over");
          return answer === "go";
        }
        await pause(answer.waitMs, undefined, { signal: stopping });
      }
    };
    const mail = {
      messageId: `<${messageName(delivery)}@${domainOf(context.from)}>`,
      envelope: { from: context.from, to: delivery.address },
      raw: write({
        to: delivery.address,
        id: messageName(delivery),
        unsubscribe: leaveLink(delivery.subscriptionId, context),
      }),
    };
    try {
      await connection.deliver(mail, mayGoOut);
      failpoint("issue-after-250");
      return delivery;
    } catch (error) {
      if (unmarked) await writeEnding(context, unmarked, { state: "sent", last_error: null });
      await notTaken(delivery, said, deliveryFailure(error, { begun: true, handedOver: said === "go" }));
      return null;
    }
  }

  async function notTaken(
    delivery: Claimed,
    said: "go" | "stopped" | "gone" | null,
    failure: DeliveryFailure,
  ): Promise<void> {
    const { message: last_error } = failure;
    if (said === "stopped") nothingDue = true;
    if (said === "stopped" || said === "gone") return release(store, [delivery]);
    if (failure.scope === "message" && failure.permanent) {
      return writeEnding(context, delivery, { state: "refused", last_error });
    }
    if (failure.scope === "connection") trouble = !stopping.aborted;
    if (said === "go" && failure.code === null) {
      return writeEnding(context, delivery, { state: "in-doubt", last_error });
    }
    if (failure.scope === "connection" && said === null) return release(store, [delivery]);
    await putOff(delivery, last_error);
  }

  async function putOff(delivery: Claimed, last_error: string): Promise<void> {
    const again = (await timeIn(store.db, store.kind)) + retryAfter(delivery.attempts);
    const ending =
      again > issue.frozenAt + retryPeriod
        ? { state: "given-up" as const }
        : { state: "waiting" as const, again };
    await writeEnding(context, delivery, { ...ending, last_error });
  }

  const ended = new AbortController();
  const cut = () =>
    void clock.wait(finishMs, ended.signal).then(() => {
      if (!ended.signal.aborted) for (const connection of connections) connection.kill();
    });
  stopping.addEventListener("abort", cut, { once: true });
  try {
    const runs = await Promise.allSettled(Array.from({ length: atATime }, run));
    for (const each of runs) if (each.status === "rejected") throw each.reason;
  } finally {
    stopping.removeEventListener("abort", cut);
    ended.abort();
    await release(store, queue);
  }
  return trouble ? "trouble" : "done";
}

const minute = 60_000;

/** From Thursday 09:00 to Friday 21:00: later nobody expects it. */
const retryPeriod = 36 * 60 * minute;

/** 5 minutes, doubling to 2 hours: mail servers that put a stranger off (greylisting) want to see it come again. */
function retryAfter(attempts: number): number {
  return Math.min(120, 5 * 2 ** attempts) * minute;
}
