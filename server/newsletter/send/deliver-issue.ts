import { setTimeout as pause } from "node:timers/promises";
import { hourMs, minuteMs } from "../../durations.ts";
import { failpoint } from "../../failpoint.ts";
import { domainOf } from "../../mail/address.ts";
import type { Notify } from "../../mail/notices/notices.ts";
import type { DeliveryFailure } from "../../mail/transport/mail-transport.ts";
import { deliveryFailure } from "../../mail/transport/smtp-failure.ts";
import { timeIn } from "../../store/database-time.ts";
import type { Store } from "../../store/store.ts";
import { unsubscribeLink } from "../unsubscribe-link.ts";
import { type Claimed, release } from "./claim.ts";
import type { IssueConnection, RawMail } from "./connection.ts";
import type { Recipient } from "./frozen-mail.ts";
import { type Asked, type Ending, type MayGoOut, writeEnding } from "./hand-over.ts";
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
  mark(asked: Asked): Promise<MayGoOut>;
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
      const answer = await run.mark({ delivery, taken });
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
  const unsubscribe = unsubscribeLink(delivery.subscriptionId, context);
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
  if (said === "stopped" || said === "gone") {
    await release(context.store, [delivery]);
    return said === "stopped" ? "stopped" : "not taken";
  }
  const begun = said === "go";
  const failure = deliveryFailure(error, { begun: true, handedOver: begun });
  const issue = await writeEnding(
    context,
    delivery,
    await endingOf(delivery, { failure, begun }, run, context),
  );
  if (failure.scope === "message") return issue === "stopped" ? "stopped" : "not taken";
  return run.stopping.aborted ? "stopped" : "trouble";
}

async function endingOf(
  { attempts }: Claimed,
  { failure, begun }: { failure: DeliveryFailure; begun: boolean },
  { frozenAt }: Run,
  { store }: DeliverContext,
): Promise<Ending> {
  const { message: last_error, refusedAs: refused_as } = failure;
  if (failure.permanent) return { state: "refused", last_error, refused_as };
  if (failure.ambiguous) return { state: "in-doubt", last_error };
  if (failure.scope === "connection" && !begun) return { state: "waiting", last_error };
  const again = (await timeIn(store.db, store.kind)) + backoffMs(attempts);
  if (again > frozenAt + retryPeriodMs && attempts >= retries) return { state: "given-up", last_error };
  return { state: "waiting", last_error, again };
}

/** From Thursday 09:00 to Friday 21:00: later nobody expects it. */
const retryPeriodMs = 36 * hourMs;

/** Half a day of them at least, also for whom the issue has its first try on a later day. */
const retries = 9;

/** 5 minutes, doubling to 2 hours: mail servers that put a stranger off (greylisting) want to see it come again. */
function backoffMs(attempts: number): number {
  return Math.min(120, 5 * 2 ** attempts) * minuteMs;
}
