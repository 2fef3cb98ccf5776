import { STATUS_CODES } from "node:http";
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from "fastify";
import { invalidCall } from "../../contract/call-error.ts";
import { answerError, requestErrorOf } from "./endpoints/answer-error.ts";
import { pathOf } from "./http-server.ts";
import { answerPage } from "./pages/answer-page.ts";
import { answerNotFound, errorPages } from "./pages/not-found.ts";
import type { PageFile } from "./pages/page-files.ts";

/** Responds to invalid requests, to requests that match no route, and to requests that failed in the server. */
export function addErrorAnswers(http: FastifyInstance, pages: Map<string, PageFile>) {
  http.setErrorHandler<FastifyError>((error, request, reply) => {
    const answered = requestErrorOf(error, request.log);
    const brokenPage = pages.get(errorPages.broken);
    if (answered.type === "internal" && brokenPage && !pathOf(request).startsWith("/api/")) {
      return answerPage(request, reply, brokenPage, 500);
    }
    return answerError(request, reply, { error: answered });
  });

  http.all("/api/*", async ({ method, url }, reply) => {
    const { type, message, details } = invalidCall(`There is no API call at ${method} ${url.split("?")[0]}.`);
    return reply.code(404).send({ error: { type, message, details } });
  });

  http.setNotFoundHandler((request, reply) => answerNotFound(pages, request, reply));
}

/**
 * Responds to URLs that Fastify cannot route, because they are too long or wrongly percent-encoded. Hooks do not run
 * for these requests. Fastify's own response would quote the URL.
 */
export function unreadableAddresses(
  pages: Map<string, PageFile>,
  headers: Record<string, string>,
  answered: (request: FastifyRequest, reply: FastifyReply) => void,
): (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void {
  return (error, request, reply) => {
    reply.headers(headers);
    reply.raw.once("finish", () => answered(request, reply));
    if (pathOf(request).startsWith("/api/")) {
      answerError(request, reply, { error: invalidCall("Use one of the API's addresses.") });
    } else {
      answerNotFound(pages, request, reply, error.code === "FST_ERR_BAD_URL" ? 400 : 404);
    }
  };
}

/** Responds to data that is not HTTP. Fastify's own handler logs the whole request and sends no security headers. */
export function unreadableRequests(
  headers: Record<string, string>,
): NonNullable<FastifyServerOptions["clientErrorHandler"]> {
  return ({ code }, socket) => {
    if (code !== "ECONNRESET" && socket.writable) {
      socket.write(plainAnswer(statusOf(code), headers));
    }
    // The end of a malformed request is unknown, so the connection cannot be used again.
    socket.destroy();
  };
}

function statusOf(code: string): number {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  return code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
}

function plainAnswer(status: number, headers: Record<string, string>): string {
  const reason = STATUS_CODES[status] ?? "";
  const fields = {
    ...headers,
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(reason.length),
    connection: "close",
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join("")}\r\n${reason}`;
}
