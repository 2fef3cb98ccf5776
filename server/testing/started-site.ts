import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { renderPage } from "../../app/render-page.tsx";
import { writeFileHeaders } from "../../scripts/build-steps/file-headers.ts";
import { startSite } from "../main.ts";
import type { StoreKind } from "../store/schema.ts";
import "./never-overloaded.mjs";
import { oneEmailEach } from "./site-process.ts";
import { createTestDatabase } from "./test-database.ts";

/** Starts the whole server, like `npm start` but in this process, with three small pages and the pages with forms. */
export async function startTestSite(kind: StoreKind, settings: Record<string, string> = {}) {
  const database = await createTestDatabase(kind);
  const root = await mkdtemp(path.join(tmpdir(), "site-root-"));
  const buildFolder = path.join(root, "build");
  for (const page of ["", "404", "500"]) {
    await mkdir(path.join(buildFolder, "client", page), { recursive: true });
    await writeFile(path.join(buildFolder, "client", page, "index.html"), `<!DOCTYPE html><h1>${page}</h1>`);
  }
  writeFileHeaders(buildFolder);
  /** The lines printed on startup. */
  const printed: string[] = [];
  const log: string[] = [];
  const removeFiles = async () => {
    await rm(root, { recursive: true });
    await database.remove();
  };
  const site = await startSite(renderPage, {
    root,
    buildFolder,
    environment: { ...oneEmailEach, PORT: "0", ...database.environment, DRAIN_SECONDS: "0", ...settings },
    print: (line) => printed.push(line),
    logTo: { write: (line) => log.push(line) },
  }).catch(async (error) => {
    await removeFiles();
    throw error;
  });
  let clients = 0;

  return {
    url: site.url,
    /** Null if metrics are off. */
    metricsUrl: /^Metrics are at (.*)$/m.exec(printed.join("\n"))?.[1] ?? null,
    database,
    printed,
    log,
    call: (name: string, payload: unknown, headers: Record<string, string> = {}) =>
      send(`${site.url}/api/${name}`, {
        headers: { "content-type": "application/json", ...clientOf(clients++), ...headers },
        body: typeof payload === "string" ? payload : JSON.stringify(payload),
      }),
    /** Posts a form as a browser without JavaScript would. */
    post: (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(site.url + address, {
        headers: { ...clientOf(clients++), ...headers },
        body: new URLSearchParams(fields),
      }),
    stop: async () => {
      await site.stop();
      await removeFiles();
    },
  };
}

/**
 * Returns a header with a new client IP address for each request. The server uses it only if it is set to trust a proxy
 * on this machine.
 */
function clientOf(number: number) {
  return { "x-forwarded-for": `203.0.113.${number % 250}` };
}

async function send(url: string, request: { headers: Record<string, string>; body: BodyInit }) {
  const answer = await fetch(url, { method: "POST", redirect: "manual", ...request });
  return { status: answer.status, text: await answer.text() };
}

export type StartedSite = Awaited<ReturnType<typeof startTestSite>>;
