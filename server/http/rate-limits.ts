import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** What one client may do with one call (the contract, "Limits"). */
export const callLimits = [
  { points: 10, seconds: 60 },
  { points: 60, seconds: 3600 },
] as const;

/** Counts a call and tells how many seconds the client should wait: 0 means go on. */
export type TakeTurn = (call: string, client: string) => Promise<number>;

export function createRateLimits(): TakeTurn {
  const limiters = callLimits.map(
    ({ points, seconds }) => new RateLimiterMemory({ keyPrefix: String(seconds), points, duration: seconds }),
  );
  return async (call, client) => {
    for (const limiter of limiters) {
      try {
        await limiter.consume(`${call} ${client}`);
      } catch (refusal) {
        // The library rejects with its result, and with an Error only where something broke.
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    }
    return 0;
  };
}
