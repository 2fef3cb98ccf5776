import type { FastifyInstance } from "fastify";
import { codeOf } from "../monitoring/error-facts.ts";
import { StartProblem } from "../start-problem.ts";

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
    const ofHost = `HOST: found ${host}, which is not an address of this machine; expected one of its addresses`;
    const problems = new Map([
      ["EADDRINUSE", `${name}: found ${port}, which another program is using; expected a free port`],
      [
        "EACCES",
        `${name}: found ${port}, which this user is not allowed to open; expected port 1024 or higher`,
      ],
      ["EADDRNOTAVAIL", ofHost],
      ["ENOTFOUND", ofHost],
    ]);
    const problem = problems.get(codeOf(error));
    throw problem === undefined ? error : new StartProblem(problem);
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
