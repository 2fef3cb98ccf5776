import type { FastifyInstance, FastifyRequest } from "fastify";

/** Counts a request. Returns how many seconds its client must wait, or 0 if it need not. */
export type RateLimit = (request: FastifyRequest) => Promise<number>;

/**
 * Creates a rate limit that counts the requests of the 5,000 most recent clients in this server's memory. A client is
 * an IPv4 address or an IPv6 /64, the least that a customer gets (RFC 6177). `http` needs `@fastify/rate-limit`.
 */
export function createRateLimit(
  http: FastifyInstance,
  limits: Parameters<FastifyInstance["createRateLimit"]>[0][],
): RateLimit {
  const counters = limits.map((limit) => http.createRateLimit(limit));
  return async (request) => {
    for (const count of counters) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return counted.ttlInSeconds;
    }
    return 0;
  };
}

/** Limits per client, counted separately for each call. */
export const callLimits = [
  { max: 10, timeWindow: 60_000 },
  { max: 60, timeWindow: 3_600_000 },
];

/** A limit per client, and one for all clients together that keeps rendering below a fifth of a slow machine's time. */
export const renderLimits = [
  { max: 10, timeWindow: 60_000 },
  { max: 50, timeWindow: 1_000, keyGenerator: () => "all" },
];
