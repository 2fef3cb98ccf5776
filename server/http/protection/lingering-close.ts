import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";

/** The maximum number of bytes to read and discard from a body that is not needed. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Sends a response that is ready before the request's body has arrived. Then reads and discards the rest of the body
 * for a while, as nginx's `lingering_close` does. Otherwise browsers would not see the response: they read it only
 * after sending everything, and closing a connection with unread bytes resets it (RFC 9112, section 9.6).
 */
export function addLingering(http: FastifyInstance, lingerMs: number) {
  http.addHook("onSend", ({ raw }, reply, payload, done) => {
    if (raw.complete !== false || !isTextOrBuffer(payload)) return done(null, payload);
    reply.headers({ connection: "close", "content-length": Buffer.byteLength(payload) });
    done(null, Readable.from(answerThenDrain(payload, raw, lingerMs)));
  });
}

/** Yields the response, whose end the client recognizes by `content-length`, then waits for the rest of the request. */
async function* answerThenDrain(answer: string | Buffer, request: IncomingMessage, lingerMs: number) {
  yield answer;
  const enough = new AbortController();
  const late = setTimeout(() => enough.abort(), lingerMs);
  let bytes = 0;
  request.on("data", ({ length }: Buffer) => {
    bytes += length;
    if (bytes > mostBytes) enough.abort();
  });
  await once(request, "end", { signal: enough.signal }).catch(() => {});
  clearTimeout(late);
}

function isTextOrBuffer(payload: unknown): payload is string | Buffer {
  return typeof payload === "string" || Buffer.isBuffer(payload);
}
