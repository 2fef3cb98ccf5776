import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";

/**
 * Measures how late the event loop is. While it is late, `calls/call-limits.ts` refuses calls and forms. Pages are still
 * served, and unsubscribing is never refused.
 */
export async function addLoadShedding(http: FastifyInstance) {
  await http.register(underPressure, { maxEventLoopDelay: 500, pressureHandler: () => {} });
}

export const retryAfterOverloadSeconds = 10;
