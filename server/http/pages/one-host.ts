import type { FastifyInstance } from "fastify";
import { invalidCall } from "../../../contract/call-error.ts";
import { answerError } from "../calls/json-calls.ts";
import { answerNotFound } from "./not-found.ts";
import type { PageFile } from "./page-files.ts";
import { addressOf } from "./pages.ts";

/**
 * Refuses a request with two Host headers (RFC 9112, section 3.2). Node takes the first, a proxy in front may have
 * taken the last.
 */
export function addOneHost(http: FastifyInstance, pages: Map<string, PageFile>) {
  http.addHook("onRequest", async (request, reply) => {
    if (hasOneHost(request.raw.rawHeaders)) return;
    if (addressOf(request).startsWith("/api/")) {
      return answerError(reply, invalidCall("Send one Host header."));
    }
    return answerNotFound(pages, request, reply, 400);
  });
}

/** At most: HTTP/1.0 needs none. Names and values take turns. */
export function hasOneHost(headers: string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts <= 1;
}
