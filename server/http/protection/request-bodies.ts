import { isUtf8 } from "node:buffer";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** The largest accepted request body, in bytes. */
export const bodyLimit = 64 * 1024;

/** The maximum number of bytes to read and discard from a body that is not needed. */
const mostBytes = 16 * 1024 * 1024;

/** Parses JSON, and forms as `URLSearchParams`, in UTF-8. Refuses compressed bodies, whose content may be too large. */
export function addRequestBodies(http: FastifyInstance, lingerMs: number) {
  addLingering(http, lingerMs);

  http.addHook("onRequest", async ({ headers }, reply) => {
    const encoding = headers["content-encoding"];
    if (encoding === undefined || encoding.toLowerCase() === "identity") return;
    // The response must name the accepted encodings (RFC 9110, section 15.5.16).
    reply.header("accept-encoding", "identity");
    throw unread("content-encoding", 415);
  });

  // Refuses invalid UTF-8, which would otherwise be stored as U+FFFD without anybody noticing.
  const parseJson = http.getDefaultJsonParser("error", "error");
  const readJson: ReadBody = (request, body, done) => {
    const text = body.toString("utf8");
    if (isUtf8(body) && withoutEscapes(text).isWellFormed()) parseJson(request, text, done);
    else done(unread("encoding", 400));
  };
  http.addContentTypeParser("application/json", { parseAs: "buffer" }, readJson);

  const readForm: ReadBody = (_request, body, done) => {
    const form = new URLSearchParams(body.toString("utf8"));
    if (isUtf8(unescaped(body))) done(null, form);
    else done(new UndecodableForm(form));
  };
  http.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "buffer" }, readForm);
}

type ReadBody = (
  request: FastifyRequest,
  body: Buffer,
  done: (error: Error | null, body?: unknown) => void,
) => void;

/** Thrown for a form with invalid UTF-8. `entered` is what could be decoded, so that the page can show it again. */
export class UndecodableForm extends Error {
  override name = "UndecodableForm";
  readonly statusCode = 400;
  readonly entered: Record<string, string>;

  constructor(form: URLSearchParams) {
    super("encoding");
    this.entered = Object.fromEntries(form);
  }
}

/** Creates the error for an invalid request. Fastify responds with this status code. */
function unread(reason: string, statusCode: number): Error {
  return Object.assign(new Error(reason), { statusCode });
}

/** Decodes the escapes of JSON that can contain half a surrogate pair. */
function withoutEscapes(json: string): string {
  return json.replace(/\\(?:u([0-9a-f]{4})|.)/gi, (_, digits) =>
    String.fromCharCode(Number.parseInt(digits ?? "0", 16)),
  );
}

function unescaped(form: Buffer): Buffer {
  const bytes = form
    .toString("latin1")
    .replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
  return Buffer.from(bytes, "latin1");
}

/**
 * Sends a response that is ready before the request's body has arrived. Then reads and discards the rest of the body
 * for a while, as nginx's `lingering_close` does. Otherwise browsers would not see the response: they read it only
 * after sending everything, and closing a connection with unread bytes resets it (RFC 9112, section 9.6).
 */
function addLingering(http: FastifyInstance, lingerMs: number) {
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
