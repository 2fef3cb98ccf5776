import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import type { ServerBuild } from "react-router";
import { compressFolder } from "../../scripts/compress.mjs";
import { systemClock } from "../clock.ts";
import { type Commands, createCommands } from "../commands.ts";
import { type RefusedPages, readRefusedPages, writeRefusedPages } from "../http/calls/refused-pages.ts";
import { createHttp, type HttpDependencies } from "../http/http.ts";
import { type PageFile, readPageFiles } from "../http/pages/page-files.ts";
import { timeouts as standardTimeouts, type Timeouts } from "../http/protection/timeouts.ts";
import { createLog } from "../monitoring/log.ts";
import type { StoreKind } from "../store/schema.ts";
import { openStore, type Store } from "../store/store.ts";
import { createVisits, type Visits } from "../visits/visits.ts";
import { edition } from "./issue-fixture.ts";
import { createTestDatabase } from "./test-database.ts";

/** Everything that answers, over a few small pages and a real database, logging at level trace. */
export async function createHttpFixture(
  settings: Partial<HttpDependencies["settings"]> = {},
  commands: Partial<Commands> = {},
  timeouts: Timeouts = standardTimeouts,
  build: ServerBuild = noPagesToRender,
  refusedPages: RefusedPages = new Map(),
  kind: StoreKind = "sqlite",
): Promise<HttpFixture> {
  const database = await createTestDatabase(kind);
  const store = await openStore(database.settings);
  pagesOnce ??= smallPages();
  const pages = await pagesOnce;
  const log: string[] = [];
  const lines = { write: (line: string) => log.push(line) };
  const logger = createLog("trace", lines);
  let callers = 0;
  const newCaller = () => `2001:db8:0:${(callers++).toString(16)}::1`;
  const secret = "a secret of 32 characters or more";
  const allCommands: Commands = {
    ...createCommands({
      store,
      settings: {
        siteUrl: "http://site.test",
        mailFrom: "website@site.test",
        secretBefore: null,
        contactTo: "owner@site.test",
        dataDir: database.settings.dataDir,
        enquiryEmailsPerHour: 60,
        receipts: false,
      },
      secret,
      editions: [edition(Date.now() + 24 * 60 * 60 * 1000)],
      now: Date.now,
      outbox: { wake() {} },
      storeWatch: { refused() {} },
      log: logger,
    }),
    ...commands,
  };
  const stopping = new AbortController();
  const siteUrl = "http://site.test";
  const visits = createVisits({ store, clock: systemClock, siteUrl, log: logger });
  const http = createHttp({
    settings: { siteUrl, trustProxy: [], ...settings },
    store,
    secret,
    commands: allCommands,
    build,
    pages,
    refusedPages,
    timeouts,
    stopping: stopping.signal,
    log: logger,
    lines,
    countVisit: visits.count,
  });

  return {
    http,
    store,
    commands: allCommands,
    stopping,
    dataDir: database.settings.dataDir,
    pages,
    visits,
    log,
    get: (url, headers = {}) => http.inject({ url, headers }),
    call: (name, payload, headers = {}) =>
      http.inject({
        method: "POST",
        url: `/api/${name}`,
        remoteAddress: newCaller(),
        headers: { "content-type": "application/json", ...headers },
        payload: typeof payload === "string" ? payload : JSON.stringify(payload),
      }),
    post: (url, payload, headers = {}) =>
      http.inject({
        method: "POST",
        url,
        remoteAddress: newCaller(),
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        payload: payload instanceof URLSearchParams ? payload.toString() : payload,
      }),
    tearDown: async () => {
      await http.close();
      await store.close();
      await database.remove();
    },
  };
}

export interface HttpFixture {
  http: FastifyInstance;
  store: Store;
  commands: Commands;
  stopping: AbortController;
  dataDir: string;
  pages: Map<string, PageFile>;
  visits: Visits;
  /** Every line that was logged. */
  log: string[];
  get(url: string, headers?: InjectOptions["headers"]): Promise<LightMyRequestResponse>;
  /** By a client of its own, as clients are counted; `payload` as JSON, or as it is when it is a text already. */
  call(name: string, payload: unknown, headers?: InjectOptions["headers"]): Promise<LightMyRequestResponse>;
  /** The same for a form; a fixture with the pages it is posted to has a build with them. */
  post(
    url: string,
    payload: URLSearchParams | Buffer,
    headers?: InjectOptions["headers"],
  ): Promise<LightMyRequestResponse>;
  tearDown(): Promise<void>;
}

export const inlineScript = 'document.title = "ready"';

let pagesOnce: Promise<Map<string, PageFile>> | undefined;

/** Files as the build leaves them, with their compressed variants. */
async function smallPages(): Promise<Map<string, PageFile>> {
  const folder = await mkdtemp(path.join(tmpdir(), "site-pages-"));
  const files: Record<string, string> = {
    "index.html": page("Home"),
    "contact/index.html": page("Contact"),
    "pages/blog/author/index.html": page("Author"),
    "404/index.html": page("No such page", '<meta name="robots" content="noindex"/>'),
    "405/index.html": page("Nothing to send here", '<meta name="robots" content="noindex"/>'),
    "500/index.html": page("Broken", '<meta name="robots" content="noindex"/>'),
    "assets/app-0abc.js": `export const text = "${"long ".repeat(50)}";`,
    "assets/dot-0abc.png": "not text, so it has no variants",
    "favicon.svg": `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(50)}</svg>`,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  await compressFolder(folder);
  const pages = readPageFiles(folder, "http://site.test");
  await rm(folder, { recursive: true });
  return pages;
}

/** As a build has them. A fixture without them renders every form, as a site in development does. */
export async function refusedPagesOf(build: ServerBuild): Promise<RefusedPages> {
  const folder = await mkdtemp(path.join(tmpdir(), "site-refused-"));
  await writeRefusedPages(build, folder);
  await compressFolder(folder);
  const pages = readRefusedPages(folder, "http://site.test");
  await rm(folder, { recursive: true });
  return pages;
}

function page(title: string, meta = ""): string {
  const words = `<p>${"All of it is words. ".repeat(50)}</p>`;
  return `<!DOCTYPE html><html lang="en"><head><title>${title}</title>${meta}<script>${inlineScript}</script><script src="/assets/app-0abc.js"></script></head><body><h1>${title}</h1>${words}</body></html>`;
}

/** Pages rendered on request come from the built site; its tests are those of contact-form-posts. */
const noPagesToRender: ServerBuild = {
  entry: { module: { default: () => new Response(null, { status: 500 }) } },
  routes: {},
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "" },
};
