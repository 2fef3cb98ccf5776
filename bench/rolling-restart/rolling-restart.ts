import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import type { RequestOptions } from "node:https";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type ConnectionOptions, createSecureContext } from "node:tls";
import { fileURLToPath } from "node:url";
import { makeCertificate } from "../../server/testing/certificate.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { createPostgresDatabase, startPostgres } from "../databases.ts";
import type { Options } from "../options.ts";
import { startFaultyMailServer } from "../promises/faulty-mail-server.ts";
import { Ledger } from "../promises/ledger.ts";
import { startPageProbe } from "../promises/page-probe.ts";
import { startSteadyLoad } from "../promises/steady-load.ts";
import { storedInPostgres, untilDelivered } from "../promises/stored.ts";
import { verdictProblems, verdictRows } from "../promises/verdict-table.ts";
import { p99 } from "../quantiles.ts";
import type { Bench, Cell, Table } from "../table.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { findProxies, type ReverseProxy } from "./proxies.ts";
import { startServers } from "./servers.ts";
import { startProxy } from "./start-proxy.ts";

/**
 * Tests each proxy, with its configuration from `deploy/`, in front of two servers that share a PostgreSQL database.
 * `deploy/rolling-restart.sh` restarts each server several times under load. No form may fail, be lost or arrive twice.
 */
export async function rollingRestart(bench: Bench, options: RollingOptions): Promise<Table> {
  const { chosen: only, rate, rounds } = options;
  const cluster = await startPostgres(bench);
  const proxies = findProxies().filter(({ program }) => only.length === 0 || only.includes(program));
  const found: Found[] = [];
  for (const proxy of proxies) found.push(await restartBehind(bench, proxy, cluster.url, options));
  const row = (what: string, cell: (found: Found) => Cell) => [what, ...found.map(cell)];
  return {
    heading: `Rolling restart: ${rate} forms per second over TLS while each of two servers is restarted ${rounds} times`,
    columns: ["measure", ...proxies.map(({ name }) => name)],
    rows: [
      row("restarts", ({ restarts }) => restarts),
      row("seconds", ({ sending }) => sending.seconds),
      ...Object.keys(found[0]?.rows ?? {}).map((what) => row(what, ({ rows }) => rows[what] ?? null)),
      row("pages requested", ({ pages }) => pages.times.length + pages.failed),
      row("pages that failed", ({ pages }) => pages.failed),
      row("response to a form, p99, ms", ({ load }) => (load.times.length > 0 ? p99(load.times) : null)),
    ],
    notes: ["Each form has its own address in 127.0.0.0/8 and its own TLS connection."],
    problems: [
      ...(only.length === 0 && proxies.length < 3
        ? ["Not all proxies are installed: apt-get install caddy nginx haproxy"]
        : []),
      ...found.flatMap((each) => problemsOf(each, rounds)),
    ],
  };
}

/**
 * The programs of the proxies to use (if none, all that are installed), forms per second, restarts of each server, and
 * the minimum duration of the load.
 */
type RollingOptions = Options<"rate" | "rounds" | "seconds">;

type Found = Awaited<ReturnType<typeof restartBehind>>;

async function restartBehind(
  bench: Bench,
  proxy: ReverseProxy,
  clusterUrl: string,
  { rate, rounds, seconds }: RollingOptions,
) {
  const folder = temporaryFolder(bench);
  const database = await createPostgresDatabase(clusterUrl, proxy.program);
  const ledger = new Ledger();
  const mailServer = await startFaultyMailServer(bench, ledger);
  const servers = await startServers(bench, folder, {
    DATABASE_URL: database,
    SMTP_URL: mailServer.url,
    SECRET: "the same on both, 32 characters long",
    TRUST_PROXY: "127.0.0.1",
  });
  const { cert, key } = makeCertificate("localhost");
  const fileOf = (name: string, text: string) => {
    const file = join(folder, `${name}.pem`);
    writeFileSync(file, text);
    return file;
  };
  const certificate = {
    cert: fileOf("cert", cert),
    key: fileOf("key", key),
    both: fileOf("both", cert + key),
  };
  const secureContext = createSecureContext({ ca: cert });
  const place = {
    folder: join(folder, proxy.program),
    servers: servers.ports,
    certificate,
    plainPort: await freePort(),
    tlsPort: await freePort(),
  };
  const running = await startProxy(bench, proxy, place);

  const tls = { agent: false, secureContext } satisfies RequestOptions & ConnectionOptions;
  const load = startSteadyLoad(running.url, rate, ledger, {
    connection: (enquiry) => ({ ...tls, localAddress: loopbackAddress(enquiry) }),
    cut: () => null,
  });
  const pages = startPageProbe(running.url, { connection: tls });
  const startedAt = performance.now();
  const settings = { RESTART: servers.restartCommand, ...running.settings };
  for (let round = 0; round < rounds; round += 1) await runScript(servers.ports, settings);
  await pause(Math.max(0, seconds * 1000 - (performance.now() - startedAt)));
  pages.stop();
  const sending = await load.finish(60);

  const stored = storedInPostgres(database);
  await untilDelivered(stored, 120);
  const verdict = ledger.judge(await stored.enquiries());
  await running.stop();
  await servers.stop();
  return {
    name: proxy.name,
    unclean: servers.unclean,
    restarts: servers.restarts(),
    sending,
    load: load.figures,
    pages: pages.figures,
    rows: verdictRows(verdict, load.figures, sending),
    verdict,
  };
}

/** Returns a different loopback address for each visitor, from 127.1.0.0 upwards. */
function loopbackAddress(visitor: number): string {
  const number = visitor + 0x10000;
  return [127, (number >> 16) & 255, (number >> 8) & 255, number & 255].join(".");
}

async function runScript(ports: readonly number[], settings: Record<string, string>): Promise<void> {
  const script = fileURLToPath(new URL("../../deploy/rolling-restart.sh", import.meta.url));
  const run = spawn(
    script,
    ports.map((port) => `127.0.0.1:${port}`),
    {
      env: { ...process.env, ...settings },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const [code] = await once(run, "exit");
  if (code !== 0) throw new Error(`rolling-restart.sh exited with ${code}`);
}

function problemsOf(
  { name, restarts, unclean, verdict, load, sending, pages }: Found,
  rounds: number,
): string[] {
  const failed = load.busy + load.tooMany + load.noAnswer;
  return [
    ...(restarts === 2 * rounds ? [] : [`${restarts} restarts instead of ${2 * rounds}`]),
    ...(failed > 0 ? [`${failed} forms failed on the first attempt`] : []),
    ...(pages.failed > 0 ? [`${pages.failed} pages failed`] : []),
    ...(verdict.open + verdict.copies > 0
      ? [`${verdict.open} forms did not arrive, ${verdict.copies} arrived twice`]
      : []),
    ...verdictProblems(verdict, load, sending),
    ...unclean,
  ].map((problem) => `${name}: ${problem}`);
}
