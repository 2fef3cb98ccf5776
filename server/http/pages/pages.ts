import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { templateAddresses } from "../../../contract/demo-addresses.ts";
import { xmlText } from "../../../contract/xml-text.ts";
import type { CountVisit } from "../../visits/visits.ts";
import { addressOf } from "../http-server.ts";
import { answerPage } from "./answer-page.ts";
import { answerNotFound, standIns } from "./not-found.ts";
import type { PageFile } from "./page-files.ts";

/** Serves GET and HEAD requests outside the API: pages and files from memory, otherwise the 404 page. */
export function addPages(http: FastifyInstance, { pages, siteUrl, countVisit }: PagesDependencies) {
  http.get("/sitemap.xml", async (_request, reply) => {
    return reply.type("application/xml; charset=utf-8").send(sitemap(pages, siteUrl));
  });

  // Uses one route for GET and HEAD, because Fastify's own HEAD route sends content-length 0 with a 304.
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressOf(request);
    const file = pages.get(address);
    if (file) {
      if (file.indexed) countVisit(request.method, address, request.headers);
      return answerPage(request, reply, file, standIns.has(address) ? 404 : 200);
    }
    // Without the lookbehind, a path of 15,000 slashes and a letter would take a tenth of a second.
    const shorter = address.replace(/(?<!\/)\/+$/, "");
    if (shorter !== address && pages.has(shorter)) {
      return reply.redirect(shorter + request.url.slice(address.length), 308);
    }
    return answerNotFound(pages, request, reply);
  };
  http.route({ method: ["GET", "HEAD"], url: "/*", handler });
}

interface PagesDependencies {
  pages: Map<string, PageFile>;
  siteUrl: string;
  countVisit: CountVisit;
}

const templates: ReadonlySet<string> = new Set(Object.values(templateAddresses));

/**
 * Writes the sitemap (https://www.sitemaps.org/protocol.html). Leaves out template pages and pages marked noindex. Only
 * pages that state when their text changed have a date.
 */
export function sitemap(
  pages: ReadonlyMap<string, Pick<PageFile, "indexed" | "modified">>,
  siteUrl: string,
): string {
  const listed = [...pages]
    .filter(([address, file]) => file.indexed && !templates.has(address))
    .map(([address, { modified }]) => {
      const day = modified ? `<lastmod>${modified}</lastmod>` : "";
      return `<url><loc>${xmlText(siteUrl + address)}</loc>${day}</url>`;
    })
    .sort();
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed.join("\n")}\n</urlset>\n`;
}
