import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How long requests in progress may take to finish, in milliseconds; longer than the database timeout. */
const timeoutMs = 6_000;

/** How long new connections may delay shutdown, in milliseconds. */
const acceptMs = 500;

/** Accepts no new requests, finishes those in progress, and cuts off those that take too long. */
export async function closeHttp(http: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), timeoutMs);
  await acceptAllThatWait(http.server);
  await http.close();
  clearTimeout(cut);
}

/**
 * Waits until the event loop completes a turn without a new connection or request. Otherwise closing would reset
 * connections that the kernel has accepted but Node has not, and connections whose request is still on its way.
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
}
