import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import type { RequestOptions } from "node:https";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type ConnectionOptions, createSecureContext } from "node:tls";
import { fileURLToPath } from "node:url";
import { findProgram } from "../../scripts/install/tools.ts";
import { makeCertificate } from "../../server/testing/certificate.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { createPostgresDatabase, startPostgres } from "../databases.ts";
import { visitorAddress } from "../enquiry.ts";
import type { Options } from "../options.ts";
import { startFaultyMailServer } from "../promises/faulty-mail-server.ts";
import { Ledger } from "../promises/ledger.ts";
import { storedInPostgres } from "../promises/stored.ts";
import { problemsIn, startTraffic } from "../promises/traffic.ts";
import { p99 } from "../quantiles.ts";
import { type Bench, temporaryFolder } from "../resources.ts";
import type { Cell, Table } from "../table.ts";
import { proxies, type ReverseProxy } from "./proxies.ts";
import { startServers } from "./servers.ts";
import { startProxy } from "./start-proxy.ts";

/**
 * Tests each proxy, with its configuration from `deploy/`, in front of two servers that share a PostgreSQL database.
 * `deploy/rolling-restart.sh` restarts each server several times under load. No form may fail, be lost or arrive twice.
 */
export async function rollingRestart(bench: Bench, options: RollingOptions): Promise<Table> {
  const { chosen: only, rate, rounds } = options;
  const cluster = await startPostgres(bench);
  const asked = proxies.filter(({ program }) => only.length === 0 || only.includes(program));
  const installed = asked.filter(({ program }) => findProgram(program));
  const found: Found[] = [];
  for (const proxy of installed) found.push(await restartBehind(bench, proxy, cluster.url, options));
  const [
    {
      rows: [...names],
    } = { rows: [] },
  ] = found;
  return {
    heading: `Rolling restart: ${rate} forms per second over TLS while each of two servers is restarted ${rounds} times`,
    columns: ["measure", ...installed.map(({ name }) => name)],
    rows: names.map(([what], index) => [what, ...found.map(({ rows }) => rows[index]?.[1] ?? "")]),
    notes: ["Each form has its own address in 127.0.0.0/8 and its own TLS connection."],
    problems: [
      ...(installed.length < asked.length
        ? ["Not all proxies are installed: apt-get install caddy nginx haproxy"]
        : []),
      ...found.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`)),
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
  const traffic = startTraffic(running.url, rate, ledger, {
    // From 127.1.0.0 upwards.
    connection: (enquiry) => ({ ...tls, localAddress: visitorAddress(127, enquiry + 0x10000) }),
    pageConnection: tls,
    cut: () => null,
  });
  const startedAt = performance.now();
  const settings = { RESTART: servers.restartCommand, ...running.settings };
  for (let round = 0; round < rounds; round += 1) await runScript(servers.ports, settings);
  await pause(Math.max(0, seconds * 1000 - (performance.now() - startedAt)));
  const outcome = await traffic.end(storedInPostgres(database), 120);
  await running.stop();
  await servers.stop();
  const { load, pages, verdict } = outcome;
  const restarts = servers.restarts();
  const failed = load.busy + load.tooMany + load.noAnswer;
  const rows: [string, Cell][] = [
    ["restarts", restarts],
    ["seconds", outcome.sending.seconds],
    ...outcome.rows,
    ["response to a form, p99, ms", p99(load.times)],
  ];
  const problems = problemsIn({
    [`${restarts} restarts instead of ${2 * rounds}`]: restarts !== 2 * rounds,
    [`${failed} forms failed on the first attempt`]: failed > 0,
    [`${pages.failed} pages failed`]: pages.failed > 0,
    [`${verdict.open} forms did not arrive, ${verdict.copies} arrived twice`]:
      verdict.open + verdict.copies > 0,
  });
  return { name: proxy.name, rows, problems: [...problems, ...outcome.problems, ...servers.unclean] };
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
