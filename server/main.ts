import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { type Logger, pino } from "pino";
import type { ServerBuild } from "react-router";
import { systemClock } from "./clock.ts";
import { enquiryRenderer } from "./enquiries/enquiry-renderer.ts";
import { sendContactEmail } from "./enquiries/send-contact-email.ts";
import { sendEmail } from "./enquiries/send-email.ts";
import { closeHttp } from "./http/close.ts";
import { createHttp } from "./http/http.ts";
import { readPageFiles } from "./http/page-files.ts";
import type { SiteRules } from "./http/site-rules.ts";
import { createLastRun, holdAfterGap } from "./last-run.ts";
import { createMailFolder, mailFolderIn } from "./outbox/mail-folder.ts";
import { createOutbox, type Outbox, type OutboxParts } from "./outbox/outbox.ts";
import { createSmtpPost } from "./outbox/smtp.ts";
import { eraseAgain } from "./privacy/erase.ts";
import { createRetention } from "./retention.ts";
import { readSecret } from "./secret.ts";
import { readSettings, type Settings } from "./settings.ts";
import { checkDataDir, holdAlone, listenProblem, StartProblem, storeProblem } from "./start-problem.ts";
import { openStore, type Store } from "./store/store.ts";
import { addSubscriber } from "./subscribers/add-subscriber.ts";
import { confirmSubscription, leaveList } from "./subscribers/list-changes.ts";
import { signupErrors } from "./subscribers/signup-errors.ts";
import { subscriberRenderer } from "./subscribers/subscriber-renderer.ts";

export interface StartParts {
  /** The project's folder: `build` lies in it, and a relative DATA_DIR. */
  root: string;
  environment: Record<string, string | undefined>;
  print(line: string): void;
}

export interface RunningSite {
  /** Where it answers, for people on this machine. */
  url: string;
  /** Finishes what is being answered and sent, within 10 s. */
  stop(): Promise<void>;
}

/**
 * Starts settings, store, mail, outbox, http and retention, in that order; it listens only when all before are ready.
 * @throws StartProblem
 */
export async function startSite(build: ServerBuild, parts: StartParts): Promise<RunningSite> {
  const settings = settingsOf(parts.root, parts.environment);
  await checkDataDir(settings.dataDir);
  const hold = settings.databaseUrl === null ? holdAlone(settings.dataDir) : null;
  try {
    const { url, stop } = await startHeld(build, parts, settings);
    return { url, stop: () => stop().finally(() => hold?.release()) };
  } catch (fault) {
    hold?.release();
    throw fault;
  }
}

async function startHeld(build: ServerBuild, parts: StartParts, settings: Settings): Promise<RunningSite> {
  const { root, print } = parts;
  const secret = await readSecret(settings);
  const log = pino({ level: settings.logLevel, base: null });
  const store = await openStore(settings).catch((fault) => Promise.reject(storeProblem(fault, settings)));
  const mailFolder = mailFolderIn(settings.dataDir);
  const post = settings.smtpUrl ? createSmtpPost(settings.smtpUrl) : createMailFolder(mailFolder);
  const render = rendererOf(store, settings);
  const outbox = createOutbox({ store, clock: systemClock, post, render, log });
  const pages = await readPageFiles(join(root, "build", "client"));
  const rules = rulesOf({ store, settings, secret, outbox, log });
  const keeping = { store, dataDir: settings.dataDir, secret, clock: systemClock };
  const retention = createRetention({ ...keeping, log });
  const running = createLastRun({ store, clock: systemClock });
  const http = createHttp({ settings, store, build, pages, log, rules });
  // Before anything is sent: a restored backup may hold mails to people who had themselves erased.
  await eraseAgain(keeping).catch((fault) => Promise.reject(storeProblem(fault, settings)));
  const held = await holdAfterGap(store, systemClock.now()).catch((fault) =>
    Promise.reject(storeProblem(fault, settings)),
  );
  if (held > 0)
    log.error({ held }, "outbox: mails too old to send unasked; `npm run site -- status` says more");
  try {
    await http.listen({ port: settings.port, host: settings.host });
  } catch (fault) {
    await store.close();
    throw listenProblem(fault, settings);
  }
  outbox.start();
  retention.start();
  running.start();
  const url = `http://${shownHost(settings.host)}:${portOf(http)}`;
  for (const line of greeting(url, settings, mailFolder)) print(line);
  return {
    url,
    stop: async () => {
      await Promise.all([closeHttp(http), outbox.stop(), retention.stop(), running.stop()]);
      await post.close();
      await store.close();
    },
  };
}

function settingsOf(root: string, environment: StartParts["environment"]): Settings {
  const read = readSettings(environment);
  if (!read.ok) throw new StartProblem(...read.problems);
  return { ...read.settings, dataDir: resolve(root, read.settings.dataDir) };
}

/** Each mail is written by those who know what it is about. */
function rendererOf(store: Store, settings: Settings): OutboxParts["render"] {
  const renderEnquiry = enquiryRenderer(store, settings);
  const renderForSubscriber = subscriberRenderer(store, { now: systemClock.now, ...settings });
  return (row) => (row.kind === "enquiry" ? renderEnquiry(row) : renderForSubscriber(row));
}

/** The rules of the calls; what causes a mail wakes the outbox. */
function rulesOf({ store, settings, secret, outbox, log }: RuleParts): SiteRules {
  const context = { store, now: systemClock.now, ...settings, secret };
  const thenWake = <Answer extends { ok: boolean }>(answer: Answer) => {
    if (answer.ok) outbox.wake();
    return answer;
  };
  return {
    sendContactEmail: async (submission) => thenWake(await sendContactEmail(submission, context)),
    sendEmail: async (submission) => thenWake(await sendEmail(submission, context)),
    addSubscriber: async (submission) => {
      const answer = thenWake(await addSubscriber(submission, context));
      if (!answer.ok && answer.error === signupErrors.flooded) {
        log.error("newsletter: a flood of signups, none is taken until it is over");
      }
      return answer;
    },
    confirmSubscription: async (token) => thenWake(await confirmSubscription(token, context)),
    leaveList: (token) => leaveList(token, context),
  };
}

interface RuleParts {
  store: Store;
  settings: Settings;
  secret: string;
  outbox: Outbox;
  log: Logger;
}

function shownHost(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::1", "::"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function portOf(http: FastifyInstance): number {
  const address = http.server.address();
  if (typeof address === "object" && address) return address.port;
  throw new Error("The server listens, but on no port");
}

function greeting(url: string, { databaseUrl, dataDir, smtpUrl, contactTo }: Settings, mailFolder: string) {
  return [
    `The site is at ${url}`,
    databaseUrl
      ? `Data goes to PostgreSQL (DATABASE_URL), files to ${dataDir}`
      : `Data goes to ${join(dataDir, "site.db")}`,
    smtpUrl
      ? `Mail to ${contactTo} goes out by ${new URL(smtpUrl).host}`
      : `Not configured: SMTP_URL. No mail is sent; each one is kept as a file in ${mailFolder}`,
  ];
}
