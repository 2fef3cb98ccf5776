import type { Clock } from "../../clock.ts";
import { failpoint } from "../../failpoint.ts";
import { codeLocation, nameOf } from "../../monitoring/error-facts.ts";
import type { EventLog } from "../../monitoring/log.ts";
import type { Store } from "../../store/store.ts";
import { storeErrorOf } from "../../store/unavailable.ts";
import {
  DeliveryFailure,
  type Mail,
  type MailTransport,
  type RenderSkip,
} from "../transport/mail-transport.ts";
import { complete, type DeliveryResult, type HeldLease, type LeasedMail, type OutboxRow } from "./lease.ts";
import { retryPolicy } from "./retry-policy.ts";

/**
 * Creates a function that delivers one leased email: renders it, sends it and stores the result. The function returns
 * "connection-failed" if no email can be sent at present, and throws if the database cannot be used.
 */
export function createDelivery({
  store,
  clock,
  transport,
  render,
  maySend = async () => true,
  onNotAccepted = async () => {},
  log,
  markingTimeoutMs,
  stopping,
}: DeliveryDependencies) {
  async function deliver(mail: LeasedMail, { holds }: HeldLease): Promise<"connection-failed" | "done"> {
    let written: Mail | RenderSkip;
    try {
      written = await render(mail);
    } catch (error) {
      const unavailable = storeErrorOf(error);
      if (unavailable !== null) throw unavailable;
      const reason = `can't be written: ${nameOf(error)}`;
      await finish(mail, { state: "unwritten", last_error: reason });
      log.error({ mail: mail.id, reason, at: codeLocation(error) }, "outbox: an email can't be written");
      return "done";
    }
    if ("unneeded" in written) return finish(mail, { state: "unneeded" });
    if ("notBefore" in written) return finish(mail, { state: "waiting", due_at: written.notBefore });
    // The lease may have expired while the process was suspended. Another server may then be sending the email.
    if (!holds()) {
      await finish(mail, { state: "waiting" });
      return "connection-failed";
    }
    let isCalledOff = false;
    try {
      await transport.send(written, async () => {
        isCalledOff = !(await maySend(mail));
        return !isCalledOff && holds();
      });
    } catch (error) {
      return isCalledOff ? finish(mail, { state: "waiting" }) : notTaken(mail, error);
    }
    failpoint("after-250");
    const attempts = mail.attempts + 1;
    await finish(mail, { state: "sent", attempts, last_error: null, sent_at: clock.now() });
    failpoint("after-complete");
    log.info({ mail: mail.id, kind: mail.kind, attempts }, "outbox: delivered");
    return "done";
  }

  async function notTaken(mail: LeasedMail, error: unknown): Promise<"connection-failed" | "done"> {
    const failure =
      error instanceof DeliveryFailure
        ? error
        : new DeliveryFailure(`can't be sent: ${nameOf(error)}`, { scope: "message" });
    const ending = retryPolicy(failure, mail, clock.now());
    await finish(mail, ending);
    await onNotAccepted(mail, ending.state);
    const { state, last_error: reason } = ending;
    log[state === "waiting" ? "warn" : "error"](
      { mail: mail.id, kind: mail.kind, state, reason },
      state === "waiting" ? "outbox: not delivered, trying again later" : "outbox: an email needs a person",
    );
    return failure.scope === "connection" ? "connection-failed" : "done";
  }

  /** Stores the result. Retries, because an accepted email without a stored result would be sent again. */
  async function finish(mail: LeasedMail, change: Ending): Promise<"done"> {
    const { attempts, due_at, last_error } = mail;
    const ending = { attempts, due_at, last_error, refused_as: null, sent_at: null, ...change };
    const end = performance.now() + markingTimeoutMs;
    for (;;) {
      try {
        if (!(await complete(store, mail, ending))) {
          log.warn({ mail: mail.id }, "outbox: the lease expired, so another server sends the email");
        }
        return "done";
      } catch (error) {
        if (stopping.aborted || performance.now() > end) throw error;
      }
      await clock.wait(1_000, stopping);
    }
  }

  return deliver;
}

export interface DeliveryDependencies {
  store: Store;
  clock: Clock;
  transport: MailTransport;
  /** Renders the email, unless it is unneeded or not due. An error makes it "unwritten", unless the database failed. */
  render: (row: OutboxRow) => Promise<Mail | RenderSkip>;
  /** Called when the mail server asks for the content. If it returns false, the email goes back to waiting. */
  maySend?: (mail: LeasedMail) => Promise<boolean>;
  /** Called with the new state of an email that the mail server did not accept. */
  onNotAccepted?: (mail: LeasedMail, state: OutboxRow["state"]) => Promise<void>;
  log: EventLog<"info" | "warn" | "error">;
  markingTimeoutMs: number;
  stopping: AbortSignal;
}

/** What changes about an email. All else stays as it was, except that it is neither refused nor sent. */
type Ending = Pick<DeliveryResult, "state"> & Partial<DeliveryResult>;
