import type { FastifyInstance, FastifyRequest } from "fastify";

/** Counts a request and tells how many seconds its client should wait: 0 means go on. */
export type RateLimit = (request: FastifyRequest) => Promise<number>;

/**
 * Counts in this server's memory, for the 5,000 clients that came last: an IPv4 address is one, or a /64 of IPv6, which
 * is what one customer gets (RFC 6177). `http` has `@fastify/rate-limit`.
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
