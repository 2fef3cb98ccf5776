/** Times in milliseconds. */
export interface DeliveryTimes {
  /** After this time the next delivery starts in parallel. */
  overlapAfterMs: number;
  /** A delivery that takes longer counts as hanging, and no longer against the limit of parallel deliveries. */
  hangingMs: number;
}

/** The running deliveries. Uses real times (`performance.now()`), because a mail server has no test clock. */
export class InFlight {
  readonly #times: DeliveryTimes;
  readonly #begun = new Map<Promise<void>, number>();

  constructor(times: DeliveryTimes) {
    this.#times = times;
  }

  add(delivery: Promise<void>): void {
    const ended = delivery.finally(() => this.#begun.delete(ended));
    this.#begun.set(ended, performance.now());
  }

  /** Resolves when fewer than `most` deliveries run. */
  async waitForSlot(most: number): Promise<void> {
    const { overlapAfterMs, hangingMs } = this.#times;
    for (;;) {
      const now = performance.now();
      const ages = [...this.#begun.values()].map((begunAt) => now - begunAt).filter((age) => age < hangingMs);
      if (ages.length === 0) return;
      const wait = ages.length < most ? overlapAfterMs - Math.min(...ages) : hangingMs - Math.max(...ages);
      if (ages.length < most && wait <= 0) return;
      await this.#oneEnds(wait);
    }
  }

  async allDone(): Promise<void> {
    await Promise.all(this.#begun.keys());
  }

  /** Resolves when one delivery ends, or after this many milliseconds. */
  async #oneEnds(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([...this.#begun.keys(), late]).finally(() => clearTimeout(timer));
  }
}
