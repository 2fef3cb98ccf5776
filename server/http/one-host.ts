import type { FastifyInstance } from "fastify";
import { invalidCall } from "../enquiries/call-error.ts";
import { answerError } from "./json-calls.ts";
import type { PageFile } from "./page-files.ts";
import { addressOf, answerNotFound } from "./pages.ts";

/**
 * Refuses a request with two Host headers (RFC 9112, section 3.2). Node takes the first, a proxy in front may have
 * taken the last.
 */
export function addOneHost(http: FastifyInstance, pages: Map<string, PageFile>) {
  http.addHook("onRequest", async (request, reply) => {
    if (countHosts(request.raw.rawHeaders) <= 1) return;
    if (addressOf(request).startsWith("/api/")) {
      return answerError(reply, invalidCall("Send one Host header."));
    }
    return answerNotFound(pages, request, reply, 400);
  });
}

/** Names and values take turns. */
function countHosts(headers: string[]): number {
  return headers.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
}
