import { systemClock } from "../../clock.ts";

export interface DeliveryTimes {
  /** If a delivery takes longer than this, the next one starts in parallel. */
  overlapAfterMs: number;
  /** A delivery that takes longer than this counts as hanging and is excluded from the limit on parallel deliveries. */
  hangingMs: number;
}

/** The deliveries in progress. Measures real time, because mail servers do not follow the test clock. */
export class InFlight {
  readonly #times: DeliveryTimes;
  readonly #begun = new Map<Promise<void>, { mail: string; at: number }>();

  constructor(times: DeliveryTimes) {
    this.#times = times;
  }

  add(mail: string, delivery: Promise<void>): void {
    const ended = delivery.finally(() => this.#begun.delete(ended));
    this.#begun.set(ended, { mail, at: performance.now() });
  }

  mails(): string[] {
    return Array.from(this.#begun.values(), ({ mail }) => mail);
  }

  /** Resolves once fewer than `most` deliveries are running, each for over `overlapAfterMs`. Ignores hanging ones. */
  async waitForSlot(most: number): Promise<void> {
    const { overlapAfterMs, hangingMs } = this.#times;
    for (;;) {
      const now = performance.now();
      const ages = Array.from(this.#begun.values(), ({ at }) => now - at).filter((age) => age < hangingMs);
      // Without any, `Math.min()` is Infinity, so there is no wait.
      const wait = ages.length < most ? overlapAfterMs - Math.min(...ages) : hangingMs - Math.max(...ages);
      if (wait <= 0) return;
      await this.#oneEnds(wait);
    }
  }

  async allDone(): Promise<void> {
    await Promise.all(this.#begun.keys());
  }

  /** Resolves when a delivery ends, or after `ms` milliseconds. */
  async #oneEnds(ms: number): Promise<void> {
    const ended = new AbortController();
    await Promise.race([...this.#begun.keys(), systemClock.wait(ms, ended.signal)]);
    ended.abort();
  }
}
