import rateLimit from "@fastify/rate-limit";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { RenderPage } from "../../contract/render-page.ts";
import type { Commands } from "../commands.ts";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";
import type { CountVisit } from "../visits/visits.ts";
import { createCalls } from "./calls/calls.ts";
import { createCallCheck } from "./calls/check-call.ts";
import { addFormCalls } from "./calls/form-calls.ts";
import { addJsonCalls } from "./calls/json-calls.ts";
import { addOwnerActions } from "./calls/owner-actions.ts";
import { createFormPresenter } from "./calls/present-form.ts";
import type { RefusedPages } from "./calls/refused-pages.ts";
import { oneByOne } from "./calls/render-page.ts";
import { addUnsubscribePost } from "./calls/unsubscribe-post.ts";
import { addErrorAnswers, unreadableAddresses, unreadableRequests } from "./error-answers.ts";
import { addHealth, healthChecks } from "./health.ts";
import { createHttpServer, type Timeouts } from "./http-server.ts";
import { addMethods } from "./pages/methods.ts";
import type { PageFile } from "./pages/page-files.ts";
import { addPages, addressOf } from "./pages/pages.ts";
import { securityHeaders } from "./pages/security-headers.ts";
import { addLingering } from "./protection/lingering-close.ts";
import { addLoadShedding } from "./protection/load-shedding.ts";
import { addRequestBodies, bodyLimit } from "./protection/request-bodies.ts";

export interface HttpDependencies {
  settings: Pick<Settings, "siteUrl" | "trustProxy">;
  store: Pick<Store, "ready">;
  commands: Commands;
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
  const { settings, store, commands, renderPage, pages, refusedPages, log, timeouts, stopping, countVisit } =
    dependencies;
  const answered = (request: FastifyRequest, reply: FastifyReply) => logRequest(request, reply, pages);
  const { siteUrl } = settings;
  const headers = securityHeaders(siteUrl);
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
  // This hook is async, so that responses are sent in a later turn of the event loop. Only then does Node know whether
  // a request has a body (`lingering-close.ts`).
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
  addMethods(http, pages);
  addRequestBodies(http);
  addLingering(http, timeouts.linger);
  http.addHook("onResponse", async (request, reply) => answered(request, reply));
  addErrorAnswers(http, pages);
  await addLoadShedding(http);
  await http.register(rateLimit, { global: false });
  addHealth(http, { store, stopping });
  const checkCall = createCallCheck(http, siteUrl);
  const calls = createCalls(commands);
  const present = createFormPresenter(http, oneByOne(renderPage), refusedPages);
  addJsonCalls(http, checkCall, calls);
  addFormCalls(http, { checkCall, calls, present });
  addUnsubscribePost(http, { calls, present });
  addOwnerActions(http, { commands, present, siteUrl });
  addPages(http, { pages, siteUrl, countVisit });
  return http;
}

/** Logs each request without personal data: no IP address, query or unknown path. Health checks have level debug. */
function logRequest(request: FastifyRequest, reply: FastifyReply, pages: Map<string, PageFile>) {
  const route = request.routeOptions.url;
  const address = addressOf(request);
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
