import { setImmediate } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import { placeOfFault } from "../fault-place.ts";
import { reachStage } from "../stage.ts";
import type { Store } from "../store/store.ts";
import { storeFault } from "../store/unavailable.ts";
import { backoff, connectionBackoff } from "./backoff.ts";
import { type ClaimedMail, claim, type Ending, type OutboxRow, settle } from "./claim.ts";
import { type DeliveryMeasures, outcomeOf } from "./delivery-measures.ts";
import { type KeptClaim, keepClaim } from "./kept-claim.ts";
import type { Mail, Unwritten } from "./mail.ts";
import { DeliveryFailure, type Post } from "./post.ts";
import { verdict } from "./verdict.ts";

/**
 * Delivers what is in the outbox, the oldest first, one at a time. A mail is never lost; it arrives once, and
 * once more with the same Message-ID for each crash or cut between the mail server's answer and our mark.
 */
export function createOutbox(parts: OutboxParts): Outbox {
  const { store, clock, post, render, log, measures } = parts;
  const { lease, poll, marking, patience } = { ...defaultTimes, ...parts.times };
  const stopping = new AbortController();
  let awake = new AbortController();
  let connectionFailures = 0;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Renewed before looking, so that a mail stored while we look is not slept over.
      awake = new AbortController();
      const found = await deliverNext();
      if (found === "nothing") {
        await clock.wait(poll, AbortSignal.any([stopping.signal, awake.signal]));
      } else if (found === "trouble") {
        connectionFailures += 1;
        await clock.wait(backoff(connectionFailures, connectionBackoff), stopping.signal);
      } else {
        connectionFailures = 0;
        // Mails that reach no network, set aside or kept as files, would otherwise hold up all else on SQLite.
        await setImmediate();
      }
    }
  }

  async function deliverNext(): Promise<"nothing" | "trouble" | "done"> {
    try {
      const claimedAt = performance.now();
      const mail = await claim(store, clock.now(), lease);
      if (mail === null) return "nothing";
      reachStage("claimed");
      const kept = keepClaim(store, mail, { claimedAt, lease });
      return await deliver(mail, kept).finally(kept.end);
    } catch (error) {
      log.error({ fault: nameOf(error) }, "outbox: the database can't be used, trying again later");
      return "trouble";
    }
  }

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
        if (stopping.signal.aborted || performance.now() > end) throw error;
      }
      await clock.wait(1_000, stopping.signal);
    }
  }

  return {
    start: () => {
      running = run();
    },
    wake: () => awake.abort(),
    stop: async () => {
      stopping.abort();
      const finished = new AbortController();
      const cut = clock.wait(patience, finished.signal).then(() => {
        if (!finished.signal.aborted) return post.close();
      });
      await running;
      finished.abort();
      await cut;
      await post.close();
    },
  };
}

export interface Outbox {
  start(): void;
  /** A mail has been committed: deliver it now. During an outage it waits with the others. */
  wake(): void;
  /**
   * Claims no more, finishes the mail that is being sent, or cuts it off and gives it back, and closes the post;
   * within 10 s.
   */
  stop(): Promise<void>;
}

export interface OutboxParts {
  store: Store;
  clock: Clock;
  post: Post;
  /** Writes the mail, or says why there is none. What it throws sets the mail aside, unless the database is the reason. */
  render: (row: OutboxRow) => Promise<Mail | Unwritten>;
  log: OutboxLog;
  measures?: DeliveryMeasures;
  times?: Partial<OutboxTimes>;
}

/** Milliseconds. */
export interface OutboxTimes {
  /** How long a claim holds after it was last renewed, and so the longest wait for a mail whose server died. */
  lease: number;
  /** How often to look for mails that another server queued, or that have become due. */
  poll: number;
  /** For how long a mark that fails is tried again. */
  marking: number;
  /** How long a stop waits for the mail that is being sent. */
  patience: number;
}

const defaultTimes: OutboxTimes = { lease: 10_000, poll: 5_000, marking: 30_000, patience: 4_000 };

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
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
