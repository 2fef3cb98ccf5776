import type { FastifyReply, FastifyRequest } from "fastify";
import { answerPage } from "./answer-page.ts";
import type { PageFile } from "./page-files.ts";
import { createSuggestions } from "./suggestions.ts";

/** The paths of the pages that stand in for others. Their status is 404 when they are requested at these paths. */
export const errorPages = { notFound: "/404", methodNotTaken: "/405", broken: "/500" } as const;
export const standIns: ReadonlySet<string> = new Set(Object.values(errorPages));

/** Responds to an unknown path with the 404 page, which suggests similar pages. */
export function answerNotFound(
  pages: Map<string, PageFile>,
  request: FastifyRequest,
  reply: FastifyReply,
  status = 404,
) {
  const page = pages.get(errorPages.notFound);
  if (!page) return reply.code(status).type("text/plain; charset=utf-8").send("There is no such page.");
  const [wanted = ""] = request.url.split("?", 1);
  const suggest = suggestions.getOrInsertComputed(pages, () => createSuggestions(pages));
  return answerPage(request, reply, status === 404 ? suggest(page, wanted) : page, status);
}

const suggestions = new WeakMap<Map<string, PageFile>, ReturnType<typeof createSuggestions>>();
