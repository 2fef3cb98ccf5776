import { createHmac } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Store } from "../../../store/store.ts";
import { BoundedLimiter } from "./bounded-limiter.ts";
import { createDatabaseCounter } from "./database-counter.ts";

/** What one client may do with one call (the contract, "Limits"). */
export const callLimits = [
  { points: 10, seconds: 60 },
  { points: 60, seconds: 3600 },
] as const;

/** Counts a call and tells how many seconds the client should wait: 0 means go on. */
export type ConsumeRateLimit = (call: string, client: string) => Promise<number>;

/**
 * On PostgreSQL all servers count together. While the database doesn't answer each counts by itself: an enquiry that
 * can still be stored must not be lost to a counter, and the limits are then too generous by the number of servers,
 * no more.
 */
export function createRateLimits({
  store,
  secret,
  mostClients = manyClients,
}: RateLimitDependencies): ConsumeRateLimit {
  const limiters =
    store.kind === "postgres" ? sharedLimiters(store.db, mostClients) : memoryLimiters(mostClients);
  return async (call, client) => {
    const key = createHmac("sha256", secret).update(`${call} ${client}`).digest("base64url");
    for (const limiter of limiters) {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        // The library rejects with its result, and with an Error only where something broke.
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    }
    return 0;
  };
}

interface RateLimitDependencies {
  store: Pick<Store, "kind" | "db">;
  /** Keys the hashes that stand for clients: no address is stored. */
  secret: string;
  /** How many clients are counted in memory. */
  mostClients?: number;
}

/** They take 20 MB, and have to be more than come within a minute, or its limit would hold for nobody. */
const manyClients = 20_000;

function memoryLimiters(mostClients: number): BoundedLimiter[] {
  return callLimits.map(
    ({ points, seconds }) =>
      new BoundedLimiter({ keyPrefix: String(seconds), points, duration: seconds }, mostClients),
  );
}

function sharedLimiters(db: Store["db"], mostClients: number): RateLimiterPostgres[] {
  const storeClient = createDatabaseCounter(db);
  return memoryLimiters(mostClients).map(
    (insuranceLimiter) =>
      new RateLimiterPostgres({
        storeClient,
        storeType: "pool",
        tableName: "call_turns",
        tableCreated: true,
        // Retention sweeps it.
        clearExpiredByTimeout: false,
        keyPrefix: insuranceLimiter.keyPrefix,
        points: insuranceLimiter.points,
        duration: insuranceLimiter.duration,
        // Whoever has used up the turns is refused without asking the database again.
        inMemoryBlockOnConsumed: insuranceLimiter.points,
        insuranceLimiter,
      }),
  );
}
