import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How long requests under way may take to be answered, in milliseconds: longer than the database is waited for. */
const timeoutMs = 6_000;

/** How long connections that keep coming may put off the end, in milliseconds. */
const acceptMs = 500;

/** Takes no more requests, answers those under way, and cuts those that are not finished in time. */
export async function closeHttp(http: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), timeoutMs);
  await acceptAllThatWait(http.server);
  await http.close();
  clearTimeout(cut);
}

/**
 * What the kernel has accepted, and a connection that is here and whose request is not, would be reset by the close: this
 * waits for a turn of the event loop in which neither has come.
 */
async function acceptAllThatWait(server: FastifyInstance["server"]): Promise<void> {
  let came = true;
  const note = () => {
    came = true;
  };
  server.on("connection", note).on("request", note);
  for (const end = performance.now() + acceptMs; came && performance.now() < end; ) {
    came = false;
    await turnOfTheLoop();
    await turnOfTheLoop();
  }
  server.off("connection", note).off("request", note);
}
