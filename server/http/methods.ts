import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { methodNotTaken } from "../enquiries/call-error.ts";
import { answerPage } from "./answer-page.ts";
import { answerError, answerReason } from "./json-calls.ts";
import type { PageFile } from "./page-files.ts";
import { addressOf, notFoundPage } from "./pages.ts";

/** Answers 405 to a method that an address does not take, and says which it takes (RFC 9110, section 15.5.6). */
export function addMethods(http: FastifyInstance, pages: Map<string, PageFile>) {
  http.addHook("onRequest", async (request, reply) => {
    const address = addressOf(request);
    const taken = methodsOf(address);
    if (taken.length === 0 || taken.includes(request.method)) return;
    reply.header("allow", taken.join(", "));
    return answerNotTaken(request, reply, address);
  });

  function methodsOf(address: string): string[] {
    // Routes for whatever is not known are none that an address takes.
    if (address.includes("*")) return [];
    const isPage = pages.has(address) && address !== notFoundPage;
    return ["GET", "HEAD", "POST"].filter(
      (method) => (isPage && method !== "POST") || http.hasRoute({ method, url: address }),
    );
  }

  function answerNotTaken(request: FastifyRequest, reply: FastifyReply, address: string) {
    if (address === "/api/sendEmail") return answerReason(reply, methodNotTaken);
    const page = pages.get("/405");
    if (address.startsWith("/api/") || !page) return answerError(reply, methodNotTaken);
    return answerPage(request, reply, page, 405);
  }
}
