import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";

/** Bytes of a body without an answer's use that are still taken. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Who is answered in the middle of a body gets the answer at once, and the rest of the body is read and thrown away
 * for a while before the connection closes, as nginx's `lingering_close` does it: browsers read the answer only once
 * all is sent, and closing on bytes that nobody has read resets the connection (RFC 9112, section 9.6).
 */
export function addLingering(http: FastifyInstance, lingerMs: number) {
  http.addHook("onSend", ({ raw }, reply, payload, done) => {
    if (raw.complete !== false || !isWhole(payload)) return done(null, payload);
    reply.headers({ connection: "close", "content-length": Buffer.byteLength(payload) });
    done(null, Readable.from(thenTheRest(payload, raw, lingerMs)));
  });
}

/** The client has the whole answer, which tells its length; only its end, and the connection's, waits. */
async function* thenTheRest(answer: string | Buffer, request: IncomingMessage, lingerMs: number) {
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

function isWhole(payload: unknown): payload is string | Buffer {
  return typeof payload === "string" || Buffer.isBuffer(payload);
}
