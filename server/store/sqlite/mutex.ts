/** One at a time, first come first served. */
export class Mutex {
  #taken = false;
  readonly #waiting = new Set<() => void>();

  /** True once it is one's turn; false when that took longer than `timeoutMs`. */
  take(timeoutMs: number): Promise<boolean> {
    if (!this.#taken) {
      this.#taken = true;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const turn = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(turn);
        resolve(false);
      }, timeoutMs);
      this.#waiting.add(turn);
    });
  }

  /** Whoever has the turn passes it on. */
  pass(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#taken = false;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
