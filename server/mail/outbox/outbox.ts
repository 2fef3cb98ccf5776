import { setImmediate } from "node:timers/promises";
import { failpoint } from "../../failpoint.ts";
import { reasonOf } from "../../store/unavailable.ts";
import { createDelivery, type DeliveryDependencies } from "./deliver.ts";
import { type DeliveryTimes, InFlight } from "./in-flight.ts";
import { holdLease, leaseNext } from "./lease.ts";
import { backoff, connectionBackoff } from "./retry-policy.ts";

/**
 * Delivers the emails in the outbox, oldest due email first. A delivery starts when the previous one is done or slow,
 * so emails arrive in order, yet a hanging delivery does not delay the others. No email is dropped. An email arrives
 * twice only if a server crashes or a connection breaks after the mail server has accepted the email and before the
 * result is stored; both copies have the same Message-ID.
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
  let sleep = new AbortController();
  /** Consecutive connection failures. */
  let failures = 0;
  /** The `performance.now()` timestamp of the last update of `failures`. */
  let lastOutcomeAt = 0;
  let mustPause = false;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Reset before the query, so that an email stored during it wakes the loop.
      sleep = new AbortController();
      if (mustPause) {
        mustPause = false;
        await clock.wait(backoff(failures, connectionBackoff), stopping.signal);
      } else if (await beginNext()) {
        // After a failed connection, only one email is tried at a time.
        await inFlight.waitForSlot(failures > 0 ? 1 : atATime);
        // Lets other work run, because emails that need no network would block the process with SQLite calls.
        await setImmediate();
      } else if (!mustPause) {
        await clock.wait(pollMs, AbortSignal.any([stopping.signal, sleep.signal]));
      }
    }
    await inFlight.allDone();
  }

  /** Starts the next delivery. Returns false if there is none to start. */
  async function beginNext(): Promise<boolean> {
    const begunAt = performance.now();
    try {
      const mail = await lease(store, clock.now(), leaseMs, inFlight.mails());
      if (mail === null) return false;
      failpoint("leased");
      const held = holdLease(store, mail, { leasedAt: begunAt, leaseMs });
      const delivery = deliver(mail, held).catch(databaseFailure).finally(held.end);
      inFlight.add(
        mail.id,
        delivery.then((outcome) => noteOutcome(outcome, begunAt)),
      );
      return true;
    } catch (error) {
      noteOutcome(databaseFailure(error), begunAt);
      return false;
    }
  }

  function databaseFailure(error: unknown): "connection-failed" {
    log.error({ error: reasonOf(error) }, "outbox: the database can't be used, trying again later");
    return "connection-failed";
  }

  /** Updates the connection's state. Ignores a failure if another outcome has arrived since that delivery began. */
  function noteOutcome(outcome: "connection-failed" | "done", begunAt: number): void {
    const failed = outcome === "connection-failed";
    if (failed && begunAt < lastOutcomeAt) return;
    lastOutcomeAt = performance.now();
    failures = failed ? failures + 1 : 0;
    mustPause = failed;
    if (failed) sleep.abort();
  }

  return {
    start: () => {
      running = run();
    },
    wake: () => sleep.abort(),
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
  /** Starts delivery of emails that were just committed. During an outage, they wait like all others. */
  wake(): void;
  /** Stops within 10 s: leases no more emails, finishes deliveries or returns them to waiting, closes the transport. */
  stop(): Promise<void>;
}

export interface OutboxDependencies extends Omit<DeliveryDependencies, "markingTimeoutMs" | "stopping"> {
  /** Leases the next email that is not in `inFlight`, or returns null if none is due. The default is `leaseNext`. */
  lease?: typeof leaseNext;
  times?: Partial<OutboxTimes>;
}

interface OutboxTimes extends DeliveryTimes {
  /** How long a lease lasts from each renewal, and so how long a crashed server's emails wait for another server. */
  leaseMs: number;
  /** How often to look for emails that another server queued or that became due. */
  pollMs: number;
  /** How long to keep trying to store a result. */
  markingTimeoutMs: number;
  /** How long shutdown waits for deliveries in progress. */
  timeoutMs: number;
}

const defaultTimes: OutboxTimes = {
  leaseMs: 10_000,
  pollMs: 5_000,
  markingTimeoutMs: 30_000,
  timeoutMs: 4_000,
  overlapAfterMs: 1_000,
  hangingMs: 5_000,
};

/** The maximum number of parallel deliveries, without hanging ones. Mail servers refuse too many connections. */
const atATime = 4;
