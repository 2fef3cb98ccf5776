import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startFaultyMailServer } from "../promises/faulty-mail-server.ts";
import { Ledger } from "../promises/ledger.ts";
import { storedInPostgres } from "../promises/stored.ts";
import { p99 } from "../quantiles.ts";
import type { Bench, Cell, Table } from "../table.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { createPostgresDatabase } from "../yardsticks/databases.ts";
import { startPostgres } from "../yardsticks/postgres.ts";
import { makeCertificate } from "./certificate.ts";
import type { RollingOptions } from "./options.ts";
import { findProxies, type Place, type ReverseProxy } from "./proxies.ts";
import { startServers } from "./servers.ts";
import { createPlace, startProxy } from "./start-proxy.ts";
import { startVisitors } from "./visitors.ts";

/**
 * Two servers on one PostgreSQL behind each proxy, on its file of `deploy/`: `deploy/rolling-restart.sh` restarts each
 * five times while forms come. None may fail, be lost or come twice.
 */
export async function rollingRestart(bench: Bench, options: RollingOptions): Promise<Table> {
  const { only, rate, rounds } = options;
  const cluster = await startPostgres(bench);
  const proxies = findProxies().filter(({ program }) => only.length === 0 || only.includes(program));
  const found: Found[] = [];
  for (const proxy of proxies) found.push(await restartBehind(bench, proxy, cluster.url, options));
  const row = (what: string, cell: (found: Found) => Cell) => [what, ...found.map(cell)];
  return {
    heading: `Rolling restart: ${rate} forms a second over TLS while each of two servers is restarted ${rounds} times`,
    columns: ["measure", ...proxies.map(({ name }) => name)],
    rows: [
      row("restarts", ({ restarts }) => restarts),
      row("seconds", ({ seconds }) => seconds),
      row("forms sent", ({ sent }) => sent),
      row("forms and pages that failed", ({ failures }) => failures.length),
      row("forms accepted, and received by the mail server", ({ delivered }) => delivered),
      row("forms accepted, and lost", ({ lost }) => lost),
      row("forms stored or received twice", ({ doubled }) => doubled),
      row("pages asked for", ({ pages }) => pages),
      row("form answered, p99, ms", ({ times }) => (times.length > 0 ? p99(times) : null)),
    ],
    notes: [
      "A visitor each: an address of 127.0.0.0/8 and a TLS connection of their own, nothing sent again.",
    ],
    problems: [
      ...(only.length === 0 && proxies.length < 3
        ? ["Not all are installed: apt-get install caddy nginx haproxy"]
        : []),
      ...found.flatMap((each) => problemsOf(each, rounds)),
    ],
  };
}

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
  const certificate = writeCertificate(folder);
  const place = await createPlace(join(folder, proxy.program), servers.ports, certificate);
  const running = await startProxy(bench, proxy, place);

  const visitors = startVisitors({ url: running.url, rate, ledger, cert: certificate.text });
  const startedAt = performance.now();
  const settings = { RESTART: servers.restartCommand, ...running.settings };
  for (let round = 0; round < rounds; round += 1) await runScript(servers.ports, settings);
  await pause(Math.max(0, seconds * 1000 - (performance.now() - startedAt)));
  const figures = await visitors.finish();

  const stored = storedInPostgres(database);
  for (const end = performance.now() + drainMs; (await stored.countOpen()) > 0 && performance.now() < end; ) {
    await pause(500);
  }
  const verdict = ledger.judge(await stored.enquiries());
  const { ports: _ports, unclean } = servers;
  await running.stop();
  await servers.stop();
  return {
    ...figures,
    name: proxy.name,
    unclean,
    restarts: servers.restarts(),
    delivered: verdict.delivered,
    lost: verdict.lost.length + verdict.open,
    doubled: verdict.storedTwice.length + verdict.copies,
  };
}

/** For the outbox to become empty afterwards. */
const drainMs = 120_000;

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
  if (code !== 0) throw new Error(`rolling-restart.sh ended with ${code}`);
}

function writeCertificate(folder: string): Place["certificate"] & { text: string } {
  const day = 86_400_000;
  const made = makeCertificate(new Date(Date.now() - day), new Date(Date.now() + day));
  const paths = {
    cert: join(folder, "cert.pem"),
    key: join(folder, "key.pem"),
    both: join(folder, "both.pem"),
  };
  writeFileSync(paths.cert, made.cert);
  writeFileSync(paths.key, made.key);
  writeFileSync(paths.both, made.cert + made.key);
  return { ...paths, text: made.cert };
}

function problemsOf({ name, restarts, failures, lost, doubled, unclean }: Found, rounds: number): string[] {
  const kinds = Map.groupBy(failures, (failure) => failure);
  return [
    ...(restarts !== 2 * rounds ? [`${name}: ${restarts} restarts`] : []),
    ...[...kinds].map(([kind, all]) => `${name}: ${all.length} times ${kind}`),
    ...(lost > 0 ? [`${name}: ${lost} forms were accepted and did not arrive`] : []),
    ...(doubled > 0 ? [`${name}: ${doubled} forms came twice`] : []),
    ...unclean.map((line) => `${name}: ${line}`),
  ];
}
