import type { FastifyInstance } from "fastify";
import { listenProblem } from "../start-problem.ts";

/** @throws StartProblem */
export async function listen(
  http: FastifyInstance,
  name: "PORT" | "METRICS_PORT",
  port: number,
  host: string,
) {
  try {
    await http.listen({ port, host });
  } catch (error) {
    throw listenProblem(error, { name, port, host });
  }
}

/** Where it answers, for people on this machine. */
export function urlOf(http: FastifyInstance, host: string): string {
  return `http://${shownHost(host)}:${portOf(http)}`;
}

function shownHost(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::1", "::"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function portOf(http: FastifyInstance): number {
  const address = http.server.address();
  if (typeof address === "object" && address) return address.port;
  throw new Error("The server listens, but on no port");
}
