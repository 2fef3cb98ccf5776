import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";

/** While the event loop is delayed, `endpoints/endpoints.ts` refuses API calls and forms. Pages are still served. */
export async function addLoadShedding(http: FastifyInstance) {
  await http.register(underPressure, { maxEventLoopDelay: 500, pressureHandler: () => {} });
}

export const retryAfterOverloadSeconds = 10;
