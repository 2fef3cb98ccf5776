import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageFile } from "./pages/page-files.ts";
import { addressOf } from "./pages/pages.ts";

/** Hears of every answer, to count it. */
export interface RequestMetrics {
  answered(answer: { kind: RequestKind; route: string; status: number; ms: number }): void;
  /** What came was no HTTP. */
  unreadable(status: number): void;
}

/** `nothing`: an address that we don't know, redirects to one that we do included. */
export type RequestKind = "page" | "file" | "call" | "form" | "health" | "nothing" | "unreadable";

export function recordRequest(
  metrics: RequestMetrics,
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Map<string, PageFile>,
) {
  // A route of ours, never what was asked for: labels must not grow with what strangers think up.
  const route = request.routeOptions.url ?? "/*";
  const kind = kindOf(route, request, pages);
  metrics.answered({ kind, route, status: reply.statusCode, ms: reply.elapsedTime });
}

function kindOf(route: string, request: FastifyRequest, pages: Map<string, PageFile>): RequestKind {
  switch (route) {
    case "/healthz":
    case "/readyz":
      return "health";
    case "/robots.txt":
    case "/sitemap.xml":
      return "file";
    case "/api/*":
      return "nothing";
    case "/*":
      return kindOfFile(pages.get(addressOf(request)));
    default:
      return route.startsWith("/api/") ? "call" : "form";
  }
}

export function kindOfFile(file: PageFile | undefined): RequestKind {
  if (!file) return "nothing";
  return file.headers["content-type"]?.startsWith("text/html") ? "page" : "file";
}
