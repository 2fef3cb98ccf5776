import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { RenderPage } from "../../contract/render-page.ts";
import type { EndpointContext } from "../endpoint.ts";
import { domainOf } from "../mail/address.ts";
import type { Settings } from "../settings.ts";
import type { Readiness } from "../store/readiness.ts";
import type { CountVisit } from "../visits/visits.ts";
import { addEndpoints, createRun } from "./endpoints/endpoints.ts";
import { addOwnerActionPosts } from "./endpoints/owner-action-posts.ts";
import { createFormPresenter, type RefusedPages } from "./endpoints/present-form.ts";
import { addUnsubscribePost } from "./endpoints/unsubscribe-post.ts";
import { addErrorAnswers, unreadableAddresses, unreadableRequests } from "./error-answers.ts";
import { addHealth, healthChecks } from "./health.ts";
import { createHttpServer, pathOf, type Timeouts } from "./http-server.ts";
import type { PageFile } from "./pages/page-files.ts";
import { addMethods, addPages } from "./pages/pages.ts";
import { securityHeaders } from "./pages/security-headers.ts";
import { addRequestBodies, bodyLimit } from "./protection/request-bodies.ts";

export interface HttpDependencies extends Pick<EndpointContext, "store" | "secret" | "editions" | "now"> {
  settings: Settings;
  outbox: { wake(): void };
  /** The endpoints report here that they could not store their data. */
  readiness: Pick<Readiness, "refused">;
  renderPage: RenderPage;
  /** The built files by URL path, from {@link readPageFiles}. */
  pages: Map<string, PageFile>;
  refusedPages: RefusedPages;
  log: FastifyBaseLogger;
  timeouts: Timeouts;
  /** Once this signal aborts, `/readyz` responds with 503, and each connection is closed after its response. */
  stopping: AbortSignal;
  countVisit: CountVisit;
}

/** Creates the HTTP application, which does not listen yet. */
export async function createHttp(dependencies: HttpDependencies): Promise<FastifyInstance> {
  const { settings, store, renderPage, pages, refusedPages, log, timeouts, stopping, countVisit } =
    dependencies;
  const { siteUrl } = settings;
  const headers = securityHeaders(siteUrl);
  const answered = (request: FastifyRequest, reply: FastifyReply) => logRequest(request, reply, pages);
  const http = fastify({
    loggerInstance: log,
    // Turned off, because Fastify's own log lines would contain visitors' IP addresses.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    bodyLimit,
    serverFactory: (rest) => createHttpServer(timeouts, rest),
    forceCloseConnections: "idle",
    return503OnClosing: false,
    onProtoPoisoning: "error",
    onConstructorPoisoning: "error",
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    frameworkErrors: unreadableAddresses(pages, headers, answered),
    clientErrorHandler: unreadableRequests(headers),
  });
  addHeaders(http, headers, stopping);
  addMethods(http, pages);
  addRequestBodies(http, timeouts.linger);
  http.addHook("onResponse", async (request, reply) => answered(request, reply));
  // While the event loop is delayed, `endpoints.ts` refuses API calls and forms. Pages are still served.
  await http.register(underPressure, { maxEventLoopDelay: 500, pressureHandler: () => {} });
  await http.register(rateLimit, { global: false });
  addHealth(http, { store, stopping });
  const run = createRun({ context: contextOf(dependencies), ...dependencies });
  const present = createFormPresenter(http, renderPage, refusedPages);
  addEndpoints(http, { siteUrl, run, present });
  addUnsubscribePost(http, { siteUrl, run, present });
  addOwnerActionPosts(http, { siteUrl, run, present });
  addPages(http, { pages, siteUrl, countVisit });
  addErrorAnswers(http, pages);
  return http;
}

function contextOf({ settings, log, ...rest }: HttpDependencies): EndpointContext {
  const { secretBefore } = settings;
  return {
    ...settings,
    // After the settings, whose `secret` is null if the server made its own.
    ...rest,
    messageIdDomain: domainOf(settings.mailFrom),
    secrets: [rest.secret, ...(secretBefore ? [secretBefore] : [])],
    afterCommit: (id, isQuarantined) => {
      // Logs only the id, nothing about the sender or the message.
      if (isQuarantined) log.warn({ id }, "quarantine: held until the owner decides");
    },
  };
}

function addHeaders(http: FastifyInstance, headers: Record<string, string>, stopping: AbortSignal) {
  // This hook is async, so that responses are sent in a later turn of the event loop. Only then does Node know whether
  // a request has a body (`request-bodies.ts`).
  http.addHook("onRequest", async ({ raw }, reply) => {
    reply.headers(headers);
    // RFC 9112, section 3.2. Node itself refuses only a missing Host, and uses the first of several.
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text));
    if (hosts.length < 2 && /^[\w.~%!$&'()*+,;=[\]:-]*$/.test(raw.headers.host ?? "")) return;
    return reply.code(400).headers({ connection: "close", "content-type": "text/plain" }).send("Bad Request");
  });
  http.addHook("onSend", (_request, reply, payload, done) => {
    if (stopping.aborted) reply.header("connection", "close");
    done(null, payload);
  });
}

/** Logs each request without personal data: no IP address, query or unknown path. Health checks have level debug. */
function logRequest(request: FastifyRequest, reply: FastifyReply, pages: Map<string, PageFile>) {
  const route = request.routeOptions.url;
  const address = pathOf(request);
  request.log[healthChecks.has(address) ? "debug" : "info"](
    {
      method: request.method,
      at: route === "/*" || route === undefined ? (pages.has(address) ? address : "(no page)") : route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    "request",
  );
}
