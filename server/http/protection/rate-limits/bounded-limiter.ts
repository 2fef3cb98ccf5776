import { type IRateLimiterOptions, RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

/**
 * Counts in memory for so many keys and no more: the library keeps each until its period is over, and whoever has
 * many addresses could fill the memory in that time. The key that was not used for the longest is forgotten first.
 */
export class BoundedLimiter extends RateLimiterMemory {
  readonly #most: number;
  /** By their last use. */
  readonly #keys = new Set<string | number>();
  /** Kept: a new one would pass over all that was deleted before, at every call. What it has passed is deleted. */
  readonly #oldestFirst = this.#keys.values();

  constructor(options: IRateLimiterOptions, most: number) {
    super(options);
    this.#most = most;
  }

  override consume(
    key: string | number,
    points?: number,
    options?: { [key: string]: unknown },
  ): Promise<RateLimiterRes> {
    this.#keys.delete(key);
    this.#keys.add(key);
    if (this.#keys.size > this.#most) {
      const { value: oldest } = this.#oldestFirst.next();
      if (oldest !== undefined) {
        this.#keys.delete(oldest);
        void this.delete(oldest);
      }
    }
    return super.consume(key, points, options);
  }
}
