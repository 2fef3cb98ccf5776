import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { methodNotTaken } from "../../../contract/call-error.ts";
import { templateAddresses } from "../../../contract/demo-addresses.ts";
import { xmlText } from "../../../contract/xml-text.ts";
import type { CountVisit } from "../../visits/visits.ts";
import { answerError } from "../endpoints/answer-error.ts";
import { pathOf } from "../http-server.ts";
import { answerPage } from "./answer-page.ts";
import { answerNotFound, errorPages, standIns } from "./not-found.ts";
import type { PageFile } from "./page-files.ts";

/** Serves GET and HEAD requests outside the API: pages and files from memory, otherwise the 404 page. */
export function addPages(http: FastifyInstance, { pages, siteUrl, countVisit }: PagesDependencies) {
  http.get("/sitemap.xml", async (_request, reply) => {
    return reply.type("application/xml; charset=utf-8").send(sitemap(pages, siteUrl));
  });

  // Uses one route for GET and HEAD, because Fastify's own HEAD route sends content-length 0 with a 304.
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = pathOf(request);
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
    const address = pathOf(request);
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
