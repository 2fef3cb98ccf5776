import { access, constants, mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { type Logger, pino } from "pino";
import type { ServerBuild } from "react-router";
import { systemClock } from "./clock.ts";
import { enquiryRenderer } from "./enquiries/enquiry-renderer.ts";
import { sendContactEmail } from "./enquiries/send-contact-email.ts";
import { sendEmail } from "./enquiries/send-email.ts";
import { createHttp } from "./http/http.ts";
import { readPageFiles } from "./http/page-files.ts";
import { createMailFolder } from "./outbox/mail-folder.ts";
import { createOutbox, type Outbox } from "./outbox/outbox.ts";
import type { Post } from "./outbox/post.ts";
import { createSmtpPost } from "./outbox/smtp.ts";
import { readSettings, type Settings } from "./settings.ts";
import { openStore, type Store } from "./store/store.ts";
import { StoreUnavailable } from "./store/unavailable.ts";

/** Something the owner has to change before the site can start; each line says what. */
export class StartProblem extends Error {
  override name = "StartProblem";
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}

export interface RunningSite {
  /** Where it answers, for people on this machine. */
  url: string;
  /** Finishes what is being answered and sent, within 10 s. */
  stop(): Promise<void>;
}

/**
 * Starts settings, store, mail, outbox and http, in that order; it listens only when all of them are ready.
 * @throws StartProblem
 */
export async function startSite(
  build: ServerBuild,
  { root, environment, print }: StartParts,
): Promise<RunningSite> {
  const read = readSettings(environment);
  if (!read.ok) throw new StartProblem(read.problems);
  const settings = { ...read.settings, dataDir: resolve(root, read.settings.dataDir) };
  await checkDataDir(settings.dataDir, environment.DATA_DIR);
  const log = pino({ level: settings.logLevel });
  const store = await open(settings);
  const mailFolder = join(settings.dataDir, "mail");
  const post = settings.smtpUrl ? createSmtpPost(settings.smtpUrl) : createMailFolder(mailFolder);
  const outbox = createOutbox({
    store,
    clock: systemClock,
    post,
    render: enquiryRenderer(store, settings),
    log,
  });
  const pages = await readPageFiles(join(root, "build", "client"));
  const http = createHttp({ settings, store, build, pages, log, rules: rulesOf({ store, settings, outbox }) });
  try {
    await http.listen({ port: settings.port, host: settings.host });
  } catch (fault) {
    await store.close();
    throw listenProblem(fault, settings);
  }
  outbox.start();
  const url = `http://${shownHost(settings.host)}:${portOf(http)}`;
  for (const line of greeting({ url, settings, store, mailFolder })) print(line);
  return { url, stop: () => stop({ http, outbox, post, store, log }) };
}

export interface StartParts {
  /** The project's folder: `build` lies in it, and a relative DATA_DIR. */
  root: string;
  environment: Record<string, string | undefined>;
  print(line: string): void;
}

async function checkDataDir(folder: string, given: string | undefined) {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (fault) {
    const reason = fault instanceof Error && "code" in fault ? String(fault.code) : "unknown reason";
    throw new StartProblem([
      `DATA_DIR: found ${JSON.stringify(given ?? "var")}, which can't be written (${reason}); expected a folder that this user may write to`,
    ]);
  }
}

async function open(settings: Settings): Promise<Store> {
  try {
    return await openStore(settings);
  } catch (fault) {
    if (!(fault instanceof StoreUnavailable)) throw fault;
    throw new StartProblem([
      settings.databaseUrl
        ? `DATABASE_URL: ${fault.message}; expected a PostgreSQL that answers and lets this user create tables`
        : `DATA_DIR: ${fault.message}; expected to read and write ${join(settings.dataDir, "site.db")}`,
    ]);
  }
}

function rulesOf({ store, settings, outbox }: { store: Store; settings: Settings; outbox: Outbox }) {
  const context = { store, now: systemClock.now, ...settings };
  const woken = <Answer extends { ok: boolean }>(answer: Answer) => {
    if (answer.ok) outbox.wake();
    return answer;
  };
  return {
    sendContactEmail: async (submission: Parameters<typeof sendContactEmail>[0]) =>
      woken(await sendContactEmail(submission, context)),
    sendEmail: async (submission: Parameters<typeof sendEmail>[0]) => woken(await sendEmail(submission, context)),
  };
}

function listenProblem(fault: unknown, { port, host }: Settings): unknown {
  const code = fault instanceof Error && "code" in fault ? fault.code : null;
  if (code === "EADDRINUSE") {
    return new StartProblem([
      `PORT: found ${port}, which another program already listens on; expected a free port`,
    ]);
  }
  if (code === "EACCES") {
    return new StartProblem([`PORT: found ${port}, which this user may not open; expected one from 1024 up`]);
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new StartProblem([`HOST: found ${host}, which is no address of this machine; expected one that is`]);
  }
  return fault;
}

function shownHost(host: string): string {
  if (host === "127.0.0.1" || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function portOf(http: FastifyInstance): number {
  const address: AddressInfo | string | null = http.server.address();
  return typeof address === "object" && address ? address.port : 0;
}

function greeting(parts: { url: string; settings: Settings; store: Store; mailFolder: string }): string[] {
  const { url, settings, store, mailFolder } = parts;
  return [
    `The site is at ${url}`,
    store.kind === "sqlite"
      ? `Data goes to ${join(settings.dataDir, "site.db")}`
      : `Data goes to PostgreSQL (DATABASE_URL), files to ${settings.dataDir}`,
    settings.smtpUrl
      ? `Mail for ${settings.contactTo} goes out by ${new URL(settings.smtpUrl).host}`
      : `Not configured: SMTP_URL. No mail is sent; each one is kept as a file in ${mailFolder}`,
  ];
}

async function stop(parts: { http: FastifyInstance; outbox: Outbox; post: Post; store: Store; log: Logger }) {
  await parts.http.close();
  await parts.outbox.stop();
  await parts.post.close();
  await parts.store.close();
  parts.log.flush();
}
