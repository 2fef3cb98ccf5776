import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findProgram } from "../../scripts/install/tools.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { startStandby } from "../../server/testing/postgres-cluster.ts";
import { adapted } from "../adapted.ts";
import { createPostgresDatabase, queryPostgres, startPostgres } from "../databases.ts";
import { type Bench, startChild, temporaryFolder } from "../resources.ts";

/** Starts PostgreSQL, a synchronous standby, and HAProxy with its configuration from `deploy/` in front of both. */
export async function startPair(bench: Bench) {
  const primary = await startPostgres(bench);
  const onPrimary = await createPostgresDatabase(primary.url, "failover");
  const standby = await startStandby(primary.url);
  bench.resources.defer(() => standby.remove());
  // Set only on the primary, because the standby has no standby of its own once it is promoted.
  await queryPostgres(primary.url, "alter system set synchronous_standby_names = '*'");
  await queryPostgres(primary.url, "select pg_reload_conf()");
  await untilSynchronous(primary.url);
  const port = await startHaproxy(bench, [primary.url, standby.url]);
  return {
    primary,
    standby,
    /** The URL of the site's database through HAProxy. */
    url: Object.assign(new URL(onPrimary), { port }).href,
    /** The URL of the site's database on the standby, without HAProxy. */
    standbyUrl: Object.assign(new URL(onPrimary), { port: new URL(standby.url).port }).href,
  };
}

async function untilSynchronous(url: string): Promise<void> {
  for (const end = performance.now() + 30_000; ; await pause(100)) {
    const [standby] = await queryPostgres(url, "select sync_state from pg_stat_replication");
    if (standby?.sync_state === "sync") return;
    if (performance.now() > end) throw new Error("The standby is not synchronous after 30 s");
  }
}

async function startHaproxy(bench: Bench, [one = "", two = ""]: string[]): Promise<number> {
  // HAProxy's check script cannot be in the site's data folder: the site sets all files there to mode 0600, but HAProxy
  // must be able to execute the script.
  const folder = temporaryFolder(bench);
  const port = await freePort();
  const source = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), "utf8");
  const check = join(folder, "is-primary.sh");
  writeFileSync(check, adapted(source("is-primary.sh"), [["user=haproxy_check", "user=site"]]));
  chmodSync(check, 0o755);
  const own = (option: string) => execFileSync("id", [option], { encoding: "utf8" }).trim();
  const file = join(folder, "haproxy.cfg");
  const changes: [string, string][] = [
    ["user haproxy", `user ${own("-un")}`],
    ["group haproxy", `group ${own("-gn")}`],
    ["bind 127.0.0.1:5433", `bind 127.0.0.1:${port}`],
    ["/usr/local/bin/is-primary.sh", check],
    ["10.0.0.11:5432", new URL(one).host],
    ["10.0.0.12:5432", new URL(two).host],
  ];
  writeFileSync(file, adapted(source("haproxy-postgres.cfg"), changes));
  await startChild(bench, findProgram("haproxy") ?? "haproxy", ["-f", file], { stdio: "ignore" });
  // Gives HAProxy time to check which database is the primary.
  await pause(5_000);
  return port;
}
