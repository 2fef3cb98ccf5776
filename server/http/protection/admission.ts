import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Refusal, Refusals } from "../../endpoint.ts";
import { retryAfterOverloadSeconds } from "../endpoints/answer-error.ts";

/**
 * Creates the check of a request whose body has not been read. Returns null if the request may continue. A request
 * refused because of load does not count against its client's rate limits.
 */
export function createCheck(http: FastifyInstance, siteUrl: string, refusals: Refusals) {
  const secondsToWait = createRateLimit(http, limits.call);
  return async (request: FastifyRequest): Promise<Refusal | null> => {
    if (!isSameOrigin(request.headers, siteUrl)) return { ok: false, error: refusals.crossSite };
    if (http.isUnderPressure())
      return { ok: false, error: refusals.unavailable, retryAfterSeconds: retryAfterOverloadSeconds };
    const retryAfterSeconds = await secondsToWait(request);
    return retryAfterSeconds > 0 ? { ok: false, error: refusals.tooMany, retryAfterSeconds } : null;
  };
}

/**
 * Replaces CSRF tokens, which prerendered pages cannot have: returns false if Sec-Fetch-Site, or else Origin, shows
 * that another site sent the request. A request with neither is not from a browser and has no cookies to misuse.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origin === siteUrl || origin === `http://${host}` || origin === `https://${host}`;
}

/**
 * Creates a rate limit that counts the requests of the 5,000 most recent clients in this server's memory. A client is
 * an IPv4 address or an IPv6 /64, the least that a customer gets (RFC 6177). `http` needs `@fastify/rate-limit`.
 * @returns a function that counts a request and returns how many seconds its client must wait, or 0 if it need not
 */
export function createRateLimit(
  http: FastifyInstance,
  limits: Parameters<FastifyInstance["createRateLimit"]>[0][],
): (request: FastifyRequest) => Promise<number> {
  const counters = limits.map((limit) => http.createRateLimit(limit));
  return async (request) => {
    for (const count of counters) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return counted.ttlInSeconds;
    }
    return 0;
  };
}

export const limits = {
  /** Limits per client, counted separately for each call. */
  call: [
    { max: 10, timeWindow: 60_000 },
    { max: 60, timeWindow: 3_600_000 },
  ],
  /** A limit per client, and one for all clients together that keeps rendering below a fifth of a slow machine's time. */
  render: [
    { max: 10, timeWindow: 60_000 },
    { max: 50, timeWindow: 1_000, keyGenerator: () => "all" },
  ],
};
