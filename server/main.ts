import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { DestinationStream } from "pino";
import type { RenderPage } from "../contract/render-page.ts";
import { systemClock } from "./clock.ts";
import { acquireDataDirLock } from "./data-dir/data-dir-lock.ts";
import { restrictToOwner } from "./data-dir/private-files.ts";
import { keepSecret, readOrMakeSecret } from "./data-dir/secret.ts";
import { greeting } from "./greeting.ts";
import { createHttp } from "./http/http.ts";
import { timeouts } from "./http/http-server.ts";
import { listen, urlOf } from "./http/listen.ts";
import { createIssuePages } from "./http/pages/issue-pages.ts";
import { readPageFiles } from "./http/pages/page-files.ts";
import { closeHttp } from "./http/protection/graceful-shutdown.ts";
import { notifyByMail } from "./mail/notices/notices.ts";
import { createOutbox } from "./mail/outbox/outbox.ts";
import { createMailFolder, mailFolderIn } from "./mail/transport/mail-folder.ts";
import { createSmtpTransport } from "./mail/transport/smtp-transport.ts";
import { mailRenderer } from "./mail-renderer.ts";
import { bufferedOutput, createLog, sparingLog } from "./monitoring/log.ts";
import { brokenIssues, editions } from "./newsletter/editions.ts";
import { holdAbandonedRuns, type ServerStart } from "./newsletter/schedule/abandoned-runs.ts";
import { issueRows } from "./newsletter/send/issue-row.ts";
import { createNewsletter } from "./newsletter/send/newsletter.ts";
import { noteSecret } from "./owner/alerts/secret-change.ts";
import { eraseAgain } from "./privacy/erase.ts";
import { checkSiteUrl, makeDataDir, settingsIn, storeProblem } from "./start-problem.ts";
import { createLastRun, lastRun as lastRunOn } from "./store/last-run.ts";
import { createReadiness } from "./store/readiness.ts";
import { createStore } from "./store/store.ts";
import { unusedDatabase } from "./store/store-exists.ts";
import { isDiskError } from "./store/unavailable.ts";
import { createTasks } from "./tasks.ts";
import { createVisits } from "./visits/visits.ts";

interface StartDependencies {
  /** The project's folder. A relative DATA_DIR is resolved from here. */
  root: string;
  /** The folder of the built pages; null in development, where Vite serves them. */
  buildFolder: string | null;
  environment: Record<string, string | undefined>;
  print(line: string): void;
  /** Where log lines go; default: standard output. */
  logTo?: DestinationStream;
}

export interface RunningSite {
  /** The URL to open on this machine. */
  url: string;
  /** Keeps serving for DRAIN_SECONDS, then finishes requests and deliveries in progress, within 10 s. */
  stop(): Promise<void>;
}

/** Reads the settings, opens the store, listens, and starts the tasks that use the store. @throws StartProblem */
export async function startSite(
  renderPage: RenderPage,
  dependencies: StartDependencies,
): Promise<RunningSite> {
  const { root, buildFolder, environment, print, logTo } = dependencies;
  const read = settingsIn(environment);
  if (environment.SITE_URL && buildFolder !== null) await checkSiteUrl(read, buildFolder);
  const settings = { ...read, dataDir: resolve(root, read.dataDir) };
  const refuse = (error: unknown) => Promise.reject(storeProblem(error, settings));
  // Whatever startup opens is closed in reverse order, by `stop` or if a later step of startup fails.
  await using opened = new AsyncDisposableStack();
  await makeDataDir(settings.dataDir);
  if (settings.databaseUrl === null) opened.defer(acquireDataDirLock(settings.dataDir));
  const secret = await readOrMakeSecret(settings);
  const log = createLog(settings.logLevel, logTo ?? bufferedOutput());
  const taskLog = sparingLog(log, systemClock);
  const rawStore = opened.adopt(
    createStore(settings, () => keepSecret(settings, secret)),
    (open) => open.close(),
  );
  const readiness = createReadiness({ probe: rawStore.ready, clock: systemClock, log });
  const store = { ...rawStore, ready: readiness.ready };
  const keeping = { store, dataDir: settings.dataDir, secret, clock: systemClock };
  const lastRun = createLastRun({ store, clock: systemClock, log });
  const pages = buildFolder === null ? new Map() : readPageFiles(buildFolder, "client");
  const issues = editions.map(({ issue }) => issue);
  const publish =
    buildFolder === null ? async () => [] : createIssuePages({ pages, buildFolder, issues, renderPage });
  let readable: string[] = [];
  let serverStart: ServerStart = { at: systemClock.now(), lastRun: null };
  const initialise = async () => {
    await store.open();
    readable = await restrictToOwner(settings.dataDir);
    // Must run before anything is sent, because a restored backup may contain emails to people who have been erased.
    await eraseAgain(keeping);
    serverStart = { at: systemClock.now(), lastRun: await lastRunOn(store.db) };
    const notify = notifyByMail({ now: systemClock.now, mailFrom: settings.mailFrom });
    await holdAbandonedRuns(store, notify, serverStart);
    await publish(await issueRows(store.db));
    await noteSecret(store, { secret, secretBefore: settings.secretBefore, now: systemClock.now() });
    // Must be the last step. Otherwise a retry would mistake the failed attempt for an earlier run.
    await lastRun.begin();
  };
  // A full disk is not a configuration error, so pages are served, and the rest starts once there is space.
  const initialised = await initialise().then(
    () => true,
    (error) => (isDiskError(error) ? false : refuse(error)),
  );

  const transport = settings.smtpUrl
    ? createSmtpTransport(settings.smtpUrl)
    : createMailFolder(mailFolderIn(settings.dataDir));
  const site = { store, settings, secret, editions, brokenIssues };
  const render = mailRenderer(store, { ...site, now: systemClock.now });
  const outbox = createOutbox({ store, clock: systemClock, transport, render, log: taskLog });
  const visits = createVisits({ store, clock: systemClock, siteUrl: settings.siteUrl, log });
  const stopping = new AbortController();
  const refusedPages = buildFolder === null ? new Map() : readPageFiles(buildFolder, "refused");
  const parts = { outbox, readiness, renderPage, pages, refusedPages, log, timeouts };
  const signal = stopping.signal;
  const http = await createHttp({
    ...site,
    ...parts,
    now: Date.now,
    stopping: signal,
    countVisit: visits.count,
  });
  // Loaded only if needed, because loading takes a fifth of a second.
  const { createMetrics } = settings.metricsPort === null ? {} : await import("./http/metrics.ts");
  const metricsHttp = createMetrics?.({ store, now: systemClock.now, site: http.server, log });
  const tasksOf = { ...site, clock: systemClock, log: taskLog };
  const newsletter = createNewsletter({ ...tasksOf, publish, serverStart: () => serverStart });
  const tasks = createTasks({
    ...tasksOf,
    readiness,
    // Issues are not sent in development.
    onTheStore: [outbox, ...(buildFolder === null ? [] : newsletter), lastRun],
    initialise: initialised ? null : initialise,
  });
  // In parallel, because each step may take seconds.
  opened.defer(async () => {
    await Promise.all([
      // Stops the visit counter last, because pages that are still being served are counted too.
      closeHttp(http).then(visits.stop),
      metricsHttp && closeHttp(metricsHttp),
      ...tasks.map((each) => each.stop()),
    ]);
  });
  if (metricsHttp) await listen(metricsHttp, "METRICS_PORT", settings.metricsPort ?? 0, settings.host);
  await listen(http, "PORT", settings.port, settings.host);
  for (const each of tasks) each.start();

  const url = urlOf(http, settings.host);
  print(`The site is at ${url}${url === settings.siteUrl ? "" : `, its links lead to ${settings.siteUrl}`}`);
  if (metricsHttp) print(`Metrics are at ${urlOf(metricsHttp, settings.host)}/metrics`);
  const greeted = greeting(settings, environment, readable);
  for (const line of [...greeted, ...(await unusedDatabase(settings))]) print(line);
  const running = opened.move();
  return {
    url,
    stop: async () => {
      stopping.abort();
      await pause(settings.drainSeconds * 1_000);
      await running.disposeAsync();
    },
  };
}
