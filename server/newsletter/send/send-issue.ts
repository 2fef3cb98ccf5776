import type { Clock } from "../../clock.ts";
import { failpoint } from "../../failpoint.ts";
import { type Claimed, claim, release } from "./claim.ts";
import type { IssueConnection, OpenConnection } from "./connection.ts";
import { type DeliverContext, deliverIssue } from "./deliver-issue.ts";
import { readComposed } from "./frozen-mail.ts";
import { writeEnding } from "./hand-over.ts";
import type { Rate } from "./rate.ts";
import { shareMarks } from "./shared-marks.ts";

export interface SendContext extends DeliverContext {
  clock: Clock;
  open: OpenConnection;
  rate: Rate | null | "unlimited";
}

/** How long claimed deliveries are this server's. */
const leaseMs = 30_000;
/** Longer than a mail server is waited for. */
const handOverMs = 70_000;
/** After a stop has begun: until connections are cut that wait for the mail server. */
const finishMs = 6_000;
const mostClaimed = 20;

/**
 * Sends what is due of an issue, over several connections; or one mail over one connection, to see whether the mail
 * server is well again. "trouble": it could not be reached, or fell silent.
 * @throws StoreUnavailable
 */
export async function sendIssue(
  issue: { thursday: string; frozenAt: number; composed: string },
  atATime: number,
  context: SendContext,
  stopping: AbortSignal,
): Promise<"done" | "trouble"> {
  const { store, clock, rate } = context;
  const { thursday, frozenAt } = issue;
  const perSecond = rate === null || rate === "unlimited" ? null : rate.perSecond;
  const run = {
    frozenAt,
    write: readComposed(issue.composed),
    mark: shareMarks(store, { thursday, leaseMs: handOverMs, perSecond }, atATime),
    stopping,
  };
  const queue: Claimed[] = [];
  const connections = new Set<IssueConnection>();
  let claiming: Promise<void> | null = null;
  let claimedAt = performance.now();
  let nothingDue = false;
  let stopped = false;
  let trouble = false;

  async function next(): Promise<Claimed | null> {
    for (;;) {
      if (stopping.aborted || stopped || trouble) return null;
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
    const isSlow = performance.now() - claimedAt > leaseMs / 3;
    const most = isSlow || atATime === 1 ? atATime : mostClaimed;
    const claimed = await claim(store, thursday, { most, leaseMs, rate });
    claimedAt = performance.now();
    failpoint("issue-claimed");
    nothingDue = claimed.length === 0 || atATime === 1;
    queue.push(...claimed);
  }

  async function sendOverOne(): Promise<void> {
    const connection = context.open();
    connections.add(connection);
    let taken: Claimed | null = null;
    try {
      for (let delivery = await next(); delivery; delivery = await next()) {
        const delivered = await deliverIssue(connection, { delivery, before: taken }, run, context);
        taken = delivered === "taken" ? delivery : null;
        stopped ||= delivered === "stopped";
        trouble ||= delivered === "trouble";
      }
    } catch (error) {
      // The others stop too.
      trouble = true;
      throw error;
    } finally {
      connections.delete(connection);
      try {
        if (taken) await writeEnding(context, taken, { state: "sent", last_error: null });
      } finally {
        await connection.end();
      }
    }
  }

  const ended = new AbortController();
  const cut = () =>
    void clock.wait(finishMs, ended.signal).then(() => {
      if (!ended.signal.aborted) for (const connection of connections) connection.kill();
    });
  stopping.addEventListener("abort", cut, { once: true });
  try {
    const all = await Promise.allSettled(Array.from({ length: atATime }, sendOverOne));
    for (const each of all) if (each.status === "rejected") throw each.reason;
  } finally {
    stopping.removeEventListener("abort", cut);
    ended.abort();
    await release(store, queue);
  }
  return trouble ? "trouble" : "done";
}
