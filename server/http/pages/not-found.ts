import type { FastifyReply, FastifyRequest } from "fastify";
import { answerPage } from "./answer-page.ts";
import { nearestAddresses } from "./nearest-addresses.ts";
import { type PageFile, pageFileOf } from "./page-files.ts";

/** The path of the 404 page. Its status is 404 even when it is requested at this path. */
export const notFoundPage = "/404";

/** Responds to an unknown path with the 404 page, which suggests similar pages. */
export function answerNotFound(
  pages: Map<string, PageFile>,
  request: FastifyRequest,
  reply: FastifyReply,
  status = 404,
) {
  const page = pages.get(notFoundPage);
  if (!page) return reply.code(status).type("text/plain; charset=utf-8").send("There is no such page.");
  const [wanted = ""] = request.url.split("?");
  const html = status === 404 ? withNearest(page, wanted, pages) : null;
  return answerPage(request, reply, html === null ? page : pageFileOf(notFoundPage, html), status);
}

/** Adds links to similar pages. Inserts only paths and titles of the site's own pages, never the requested path. */
function withNearest(page: PageFile, wanted: string, pages: Map<string, PageFile>): string | null {
  const listed = pages.keys().filter((address) => pages.get(address)?.facts().indexed);
  const nearest = nearestAddresses(wanted, listed);
  if (nearest.length === 0) return null;
  const links = nearest.map((at) => `<li><a href="${at}">${pages.get(at)?.facts().title}</a></li>`);
  const html = page.plain().toString();
  const filled = html.replace(
    place,
    (_, begin, words) => `${begin}<p>${words}</p><ul>${links.join("")}</ul>`,
  );
  return filled === html ? null : filled;
}

/** Matches the 404 page's empty element for the links. Its `data-nearest` attribute contains their heading. */
const place = /(<div[^>]* data-nearest="([^"]*)"[^>]*>)/;
