import type { Clock } from "../../clock.ts";
import { reachStage } from "../../failpoint.ts";
import { placeOfFault } from "../../monitoring/fault-place.ts";
import type { Store } from "../../store/store.ts";
import { storeFault } from "../../store/unavailable.ts";
import type { Mail, Unwritten } from "../transport/mail.ts";
import { DeliveryFailure, type Post } from "../transport/mail-transport.ts";
import { type DeliveryMeasures, outcomeOf } from "./delivery-metrics.ts";
import { type ClaimedMail, type Ending, type OutboxRow, settle } from "./lease.ts";
import type { KeptClaim } from "./renew-lease.ts";
import { verdict } from "./retry-policy.ts";

/**
 * Has one claimed mail written and sent, and marks how it ended. "trouble": it was the connection that failed, as it
 * may have for any mail. What it gives throws when the database can't be used.
 */
export function createDelivery({
  store,
  clock,
  post,
  render,
  log,
  measures,
  marking,
  stopping,
}: DeliveryParts) {
  async function deliver(mail: ClaimedMail, { holds }: KeptClaim): Promise<"trouble" | "done"> {
    let written: Mail | Unwritten;
    try {
      written = await render(mail);
    } catch (error) {
      const fault = storeFault(error);
      if (fault !== null) throw fault;
      const reason = `can't be written: ${nameOf(error)}`;
      await finish(mail, { ...asFound(mail), state: "dead", last_error: reason });
      measures?.setAside("dead");
      log.error({ mail: mail.id, reason, at: placeOfFault(error) }, "outbox: a mail can't be written");
      return "done";
    }
    if ("unneeded" in written) {
      await finish(mail, { ...asFound(mail), state: "unneeded" });
      return "done";
    }
    if ("notBefore" in written) {
      await finish(mail, { ...asFound(mail), state: "waiting", due_at: written.notBefore });
      return "done";
    }
    // This process stood still for so long that the mail may be somebody else's before it is sent.
    if (!holds()) {
      await finish(mail, { ...asFound(mail), state: "waiting" });
      return "trouble";
    }
    try {
      await post.send(written, holds);
    } catch (error) {
      return notTaken(mail, error);
    }
    reachStage("after-250");
    measures?.attempted("delivered");
    await finish(mail, {
      ...asFound(mail),
      state: "sent",
      attempts: mail.attempts + 1,
      last_error: null,
      sent_at: clock.now(),
    });
    reachStage("after-mark");
    log.info({ mail: mail.id, kind: mail.kind, attempts: mail.attempts + 1 }, "outbox: delivered");
    return "done";
  }

  async function notTaken(mail: ClaimedMail, error: unknown): Promise<"trouble" | "done"> {
    const failure =
      error instanceof DeliveryFailure
        ? error
        : new DeliveryFailure(`can't be sent: ${nameOf(error)}`, { scope: "message" });
    measures?.attempted(outcomeOf(failure));
    const ending = verdict(failure, mail, clock.now());
    await finish(mail, ending);
    const { state, last_error: reason } = ending;
    const final = state === "refused" || state === "dead";
    if (final) measures?.setAside(state);
    log[final ? "error" : "warn"](
      { mail: mail.id, kind: mail.kind, state, reason },
      final ? "outbox: a mail needs a person" : "outbox: not delivered, trying again later",
    );
    return failure.scope === "connection" ? "trouble" : "done";
  }

  /** A mail that was taken but not marked would be sent again, so a failing mark is worth some patience. */
  async function finish(mail: ClaimedMail, ending: Ending): Promise<void> {
    const end = performance.now() + marking;
    for (;;) {
      try {
        if (!(await settle(store, mail, ending))) {
          log.warn({ mail: mail.id }, "outbox: the claim ran out, another server has the mail");
        }
        return;
      } catch (error) {
        if (stopping.aborted || performance.now() > end) throw error;
      }
      await clock.wait(1_000, stopping);
    }
  }

  return deliver;
}

export interface DeliveryParts {
  store: Store;
  clock: Clock;
  post: Post;
  /** Writes the mail, or says why there is none. What it throws sets the mail aside, unless the database is the reason. */
  render: (row: OutboxRow) => Promise<Mail | Unwritten>;
  log: OutboxLog;
  measures?: DeliveryMeasures;
  /** For how many milliseconds a mark that fails is tried again. */
  marking: number;
  stopping: AbortSignal;
}

/** pino's manner. */
export interface OutboxLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

function asFound(mail: ClaimedMail): Omit<Ending, "state"> {
  return { attempts: mail.attempts, due_at: mail.due_at, last_error: mail.last_error, sent_at: null };
}

/** An error's message may quote what a visitor typed; its name doesn't. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
