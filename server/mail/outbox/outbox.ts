import { setImmediate } from "node:timers/promises";
import { failpoint } from "../../failpoint.ts";
import { nameOf } from "../../monitoring/error-name.ts";
import type { Store } from "../../store/store.ts";
import { createDelivery, type DeliveryDependencies } from "./deliver.ts";
import { InFlight, type Pace } from "./in-flight.ts";
import { holdLease, type LeasedMail, leaseNext } from "./lease.ts";
import { backoff, connectionBackoff } from "./retry-policy.ts";

/**
 * Delivers what is in the outbox, oldest due first. The next mail goes out once the one before it
 * is done, or takes long: so they arrive in order, and one that hangs is in nobody's way. A mail is never lost; it
 * arrives once, and once more with the same Message-ID for each crash or cut between the mail server's answer and our
 * completing it.
 */
export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { store, clock, transport, lease = leaseNext, log } = dependencies;
  const { leaseMs, pollMs, timeoutMs, markingTimeoutMs, ...pace } = {
    ...defaultTimes,
    ...dependencies.times,
  };
  const stopping = new AbortController();
  const deliver = createDelivery({ ...dependencies, markingTimeoutMs, stopping: stopping.signal });
  const inFlight = new InFlight(pace);
  let awake = new AbortController();
  /** Of the connection, one after the other. */
  let failures = 0;
  /** When we last learnt how the connection is, by `performance.now()`. */
  let learntAt = 0;
  let mustPause = false;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Renewed before looking, so that a mail stored while we look is not slept over.
      awake = new AbortController();
      if (mustPause) {
        mustPause = false;
        await clock.wait(backoff(failures, connectionBackoff), stopping.signal);
      } else if (await beginNext()) {
        // A connection that failed is tried by one mail.
        await inFlight.room(failures > 0 ? 1 : atATime);
        // Mails that reach no network, set aside or kept as files, would otherwise hold up all else on SQLite.
        await setImmediate();
      } else if (!mustPause) {
        await clock.wait(pollMs, AbortSignal.any([stopping.signal, awake.signal]));
      }
    }
    await inFlight.allDone();
  }

  /** False when there is none to begin. */
  async function beginNext(): Promise<boolean> {
    const begunAt = performance.now();
    try {
      const mail = await lease(store, clock.now(), leaseMs);
      if (mail === null) return false;
      failpoint("leased");
      const held = holdLease(store, mail, { leasedAt: begunAt, leaseMs });
      const delivery = deliver(mail, held).catch(databaseTrouble).finally(held.end);
      inFlight.add(delivery.then((outcome) => learn(outcome, begunAt)));
      return true;
    } catch (error) {
      learn(databaseTrouble(error), begunAt);
      return false;
    }
  }

  function databaseTrouble(error: unknown): "trouble" {
    log.error({ error: nameOf(error) }, "outbox: the database can't be used, trying again later");
    return "trouble";
  }

  /** How one mail fared tells how all would; but nothing new, if one that ended meanwhile has told already. */
  function learn(outcome: "trouble" | "done", begunAt: number): void {
    const trouble = outcome === "trouble";
    if (trouble && begunAt < learntAt) return;
    learntAt = performance.now();
    failures = trouble ? failures + 1 : 0;
    mustPause = trouble;
    if (trouble) awake.abort();
  }

  return {
    start: () => {
      running = run();
    },
    wake: () => awake.abort(),
    stop: async () => {
      stopping.abort();
      const finished = new AbortController();
      const cut = clock.wait(timeoutMs, finished.signal).then(() => {
        if (!finished.signal.aborted) return transport.close();
      });
      await running;
      finished.abort();
      await cut;
      await transport.close();
    },
  };
}

export interface Outbox {
  start(): void;
  /** A mail has been committed: deliver it now. During an outage it waits with the others. */
  wake(): void;
  /**
   * Claims no more, finishes the mails that are being sent, or cuts them off and gives them back, and closes the post;
   * within 10 s.
   */
  stop(): Promise<void>;
}

export interface OutboxDependencies extends Omit<DeliveryDependencies, "markingTimeoutMs" | "stopping"> {
  /** Takes the next mail for so long, or says that none is due; missing: `leaseNext`. */
  lease?: (store: Store, now: number, leaseMs: number) => Promise<LeasedMail | null>;
  times?: Partial<OutboxTimes>;
}

/** Milliseconds. */
export interface OutboxTimes extends Pace {
  /** How long a lease holds after it was last renewed, and so the longest wait for a mail whose server died. */
  leaseMs: number;
  /** How often to look for mails that another server queued, or that have become due. */
  pollMs: number;
  /** For how long completing is tried again where it fails. */
  markingTimeoutMs: number;
  /** How long a stop waits for the mails that are being sent. */
  timeoutMs: number;
}

const defaultTimes: OutboxTimes = {
  leaseMs: 10_000,
  pollMs: 5_000,
  markingTimeoutMs: 30_000,
  timeoutMs: 4_000,
  besideMs: 1_000,
  hangingMs: 5_000,
};

/** Deliveries, without those that hang: mail servers refuse a sender with many connections. */
const atATime = 4;
