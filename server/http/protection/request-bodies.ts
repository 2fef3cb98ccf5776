import { isUtf8 } from "node:buffer";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Bodies are read up to this many bytes (the contract, "Limits"). */
export const bodyLimit = 64 * 1024;

/** How bodies are read: JSON, and forms as `URLSearchParams`; in UTF-8, and as they are, so that 64 KiB are 64 KiB. */
export function addRequestBodies(http: FastifyInstance) {
  http.addHook("onRequest", async ({ headers }, reply) => {
    const encoding = headers["content-encoding"];
    if (encoding === undefined || encoding.toLowerCase() === "identity") return;
    // RFC 9110, section 15.5.16: the answer says which would do.
    reply.header("accept-encoding", "identity");
    throw unread("content-encoding", 415);
  });

  // A byte that is no UTF-8 would be stored as U+FFFD: what somebody wrote would be lost without a word.
  const parseJson = http.getDefaultJsonParser("error", "error");
  const readJson: ReadBody = (request, body, done) => {
    if (isUtf8(body)) parseJson(request, body.toString("utf8"), done);
    else done(unread("encoding", 400));
  };
  http.addContentTypeParser("application/json", { parseAs: "buffer" }, readJson);

  const readForm: ReadBody = (_request, body, done) => {
    const form = new URLSearchParams(body.toString("utf8"));
    if (isUtf8(unescaped(body))) done(null, form);
    else done(new MisspeltForm(form));
  };
  http.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "buffer" }, readForm);
}

type ReadBody = (
  request: FastifyRequest,
  body: Buffer,
  done: (error: Error | null, body?: unknown) => void,
) => void;

/** A form with bytes that are no UTF-8: what else was typed can be given back. */
export class MisspeltForm extends Error {
  override name = "MisspeltForm";
  readonly statusCode = 400;
  readonly form: URLSearchParams;

  constructor(form: URLSearchParams) {
    super("encoding");
    this.form = form;
  }
}

/** By the caller's fault; Fastify answers with this status. */
function unread(reason: string, statusCode: number): Error {
  return Object.assign(new Error(reason), { statusCode });
}

function unescaped(form: Buffer): Buffer {
  const bytes = form
    .toString("latin1")
    .replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
  return Buffer.from(bytes, "latin1");
}
