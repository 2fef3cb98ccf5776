/** Milliseconds. */
export interface Pace {
  /** A delivery that takes longer than this has the next one go out beside it. */
  besideMs: number;
  /** One that takes longer than this hangs, and does not count among those that go on at a time. */
  hangingMs: number;
}

/** The deliveries under way. Their times are real ones, by `performance.now()`: a mail server knows no other. */
export class InFlight {
  readonly #pace: Pace;
  readonly #begun = new Map<Promise<void>, number>();

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  add(delivery: Promise<void>): void {
    const ended = delivery.finally(() => this.#begun.delete(ended));
    this.#begun.set(ended, performance.now());
  }

  /** Resolves when the next may begin, where `most` go on at a time. */
  async room(most: number): Promise<void> {
    const { besideMs, hangingMs } = this.#pace;
    for (;;) {
      const now = performance.now();
      const ages = [...this.#begun.values()].map((begunAt) => now - begunAt).filter((age) => age < hangingMs);
      if (ages.length === 0) return;
      const wait = ages.length < most ? besideMs - Math.min(...ages) : hangingMs - Math.max(...ages);
      if (ages.length < most && wait <= 0) return;
      await this.#oneEnds(wait);
    }
  }

  async allDone(): Promise<void> {
    await Promise.all(this.#begun.keys());
  }

  /** Or so many milliseconds have passed. */
  async #oneEnds(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([...this.#begun.keys(), late]).finally(() => clearTimeout(timer));
  }
}
