import { setTimeout as pause } from "node:timers/promises";
import { domainOf } from "../../enquiries/address.ts";
import { failpoint } from "../../failpoint.ts";
import { deliveryFailure } from "../../mail/transport/smtp-failure.ts";
import type { Notify } from "../../notices/notices.ts";
import type { Store } from "../../store/store.ts";
import { leaveLink } from "../leave-link.ts";
import { type Claimed, release } from "./claim.ts";
import type { IssueConnection, RawMail } from "./connection.ts";
import type { Recipient } from "./frozen-mail.ts";
import { type MayGoOut, markHandingOver, writeEnding } from "./hand-over.ts";
import { timeIn } from "./issue-row.ts";
import { messageName } from "./message-name.ts";

export interface DeliverContext {
  store: Store;
  /** Signs the links to leave. */
  secret: string;
  siteUrl: string;
  from: string;
  notify: Notify;
}

/** What is the same for all deliveries of a run. */
export interface Run {
  /** By the database's clock, milliseconds since 1970. */
  frozenAt: number;
  write(recipient: Recipient): Buffer;
  perSecond: number | null;
  /** Milliseconds from the mark to the answer at most. */
  handOverMs: number;
  stopping: AbortSignal;
}

/**
 * "taken": it is still to be marked as sent, by the next mark or in the end. "stopped": no more of this issue.
 * "trouble": the mail server was not reached, or fell silent.
 */
export type Delivered = "taken" | "not taken" | "stopped" | "trouble";

/**
 * Hands one delivery over. `before`: the one that this connection has had taken just before, marked in the same commit.
 * @throws StoreUnavailable
 */
export async function deliverIssue(
  connection: IssueConnection,
  { delivery, before }: { delivery: Claimed; before: Claimed | null },
  run: Run,
  context: DeliverContext,
): Promise<Delivered> {
  let taken = before;
  let said: Exclude<MayGoOut, object> | null = null;
  const mayGoOut = async () => {
    for (;;) {
      const { handOverMs: leaseMs, perSecond } = run;
      const answer = await markHandingOver(context.store, delivery, { taken, leaseMs, perSecond });
      taken = null;
      if (typeof answer === "string") {
        said = answer;
        if (answer === "go") failpoint("issue-handing-over");
        return answer === "go";
      }
      await pause(answer.waitMs, undefined, { signal: run.stopping });
    }
  };
  try {
    await connection.deliver(mailFor(delivery, run, context), mayGoOut);
    failpoint("issue-after-250");
    return "taken";
  } catch (error) {
    if (taken) await writeEnding(context, taken, { state: "sent", last_error: null });
    return notTaken(delivery, { said, error }, run, context);
  }
}

function mailFor(delivery: Claimed, { write }: Run, context: DeliverContext): RawMail {
  const id = messageName(delivery);
  const unsubscribe = leaveLink(delivery.subscriptionId, context);
  return {
    messageId: `<${id}@${domainOf(context.from)}>`,
    envelope: { from: context.from, to: delivery.address },
    raw: write({ to: delivery.address, id, unsubscribe }),
  };
}

async function notTaken(
  delivery: Claimed,
  { said, error }: { said: Exclude<MayGoOut, object> | null; error: unknown },
  run: Run,
  context: DeliverContext,
): Promise<Delivered> {
  const begun = said === "go";
  const failure = deliveryFailure(error, { begun: true, handedOver: begun });
  const { message: last_error } = failure;
  if (said === "stopped" || said === "gone") {
    await release(context.store, [delivery]);
    return said === "stopped" ? "stopped" : "not taken";
  }
  if (failure.scope === "message") {
    if (failure.permanent) await writeEnding(context, delivery, { state: "refused", last_error });
    else await putOff(delivery, last_error, run, context);
    return "not taken";
  }
  if (!begun) await release(context.store, [delivery]);
  else if (failure.code === null) await writeEnding(context, delivery, { state: "in-doubt", last_error });
  else await putOff(delivery, last_error, run, context);
  return run.stopping.aborted ? "stopped" : "trouble";
}

async function putOff(
  delivery: Claimed,
  last_error: string,
  { frozenAt }: Run,
  context: DeliverContext,
): Promise<void> {
  const { store } = context;
  const again = (await timeIn(store.db, store.kind)) + retryAfter(delivery.attempts);
  if (again > frozenAt + retryPeriod) await writeEnding(context, delivery, { state: "given-up", last_error });
  else await writeEnding(context, delivery, { state: "waiting", last_error, again });
}

const minute = 60_000;

/** From Thursday 09:00 to Friday 21:00: later nobody expects it. */
const retryPeriod = 36 * 60 * minute;

/** 5 minutes, doubling to 2 hours: mail servers that put a stranger off (greylisting) want to see it come again. */
function retryAfter(attempts: number): number {
  return Math.min(120, 5 * 2 ** attempts) * minute;
}
