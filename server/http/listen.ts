import type { FastifyInstance } from "fastify";
import { listenProblem } from "../start-problem.ts";

/** @throws StartProblem when the port cannot be used */
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

/** Returns the URL to open in a browser on this machine. */
export function urlOf(http: FastifyInstance, host: string): string {
  return `http://${shownHost(host)}:${http.listeningOrigin.split(":").at(-1)}`;
}

function shownHost(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::1", "::"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
