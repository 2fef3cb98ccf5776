import type { FastifyReply, FastifyRequest } from "fastify";
import { answerPage } from "./answer-page.ts";
import { nearestAddresses } from "./nearest-addresses.ts";
import { type PageFile, pageFileOf } from "./page-files.ts";

/** Wherever it is shown, there is nothing: at its own address too. */
export const notFoundPage = "/404";

/** The page for an address that leads nowhere; of a mistyped one it names the nearest that do. */
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

/** Addresses and titles are those of our own pages: nothing that was asked for is put into the page. */
function withNearest(page: PageFile, wanted: string, pages: Map<string, PageFile>): string | null {
  const listed = pages.entries().filter(([, { indexed }]) => indexed);
  const nearest = nearestAddresses(
    wanted,
    listed.map(([address]) => address),
  );
  if (nearest.length === 0) return null;
  const links = nearest.map((address) => `<li><a href="${address}">${pages.get(address)?.title}</a></li>`);
  const html = page.plain.toString();
  const filled = html.replace(
    place,
    (_, begin, words) => `${begin}<p>${words}</p><ul>${links.join("")}</ul>`,
  );
  return filled === html ? null : filled;
}

/** The page has an empty element for it, which says the words above. */
const place = /(<div[^>]* data-nearest="([^"]*)"[^>]*>)/;
