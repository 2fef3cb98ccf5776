import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { methodNotTaken } from "../../../contract/call-error.ts";
import { answerError } from "../endpoints/answer-error.ts";
import { addressOf } from "../http-server.ts";
import { answerPage } from "./answer-page.ts";
import { errorPages, standIns } from "./not-found.ts";
import type { PageFile } from "./page-files.ts";

/**
 * Responds with 405 and `Allow` to a method that a path does not support (RFC 9110, section 15.5.6). Must be called
 * before the routes are added, because it collects their methods. Pages come and go while the server runs.
 */
export function addMethods(http: FastifyInstance, pages: Map<string, PageFile>) {
  const ofRoutes = new Map<string, Set<string>>();
  http.addHook("onRoute", ({ url, method }) => {
    // Skips catch-all routes, because they match any path.
    if (!url.includes("*")) ofRoutes.set(url, new Set(ofRoutes.get(url)).union(new Set([method].flat())));
  });

  http.addHook("onRequest", (request, reply, done) => {
    const address = addressOf(request);
    const ofPage = pages.has(address) && !standIns.has(address) ? ["GET", "HEAD"] : [];
    const methods = [...ofPage, ...(ofRoutes.get(address) ?? [])];
    if (methods.length === 0 || methods.includes(request.method)) return done();
    reply.header("allow", [...new Set(methods)].sort().join(", "));
    answerNotTaken(request, reply, address);
  });

  function answerNotTaken(request: FastifyRequest, reply: FastifyReply, address: string) {
    const page = pages.get(errorPages.methodNotTaken);
    if (address.startsWith("/api/") || !page) return answerError(request, reply, { error: methodNotTaken });
    return answerPage(request, reply, page, 405);
  }
}
