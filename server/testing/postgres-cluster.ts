import { execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { ensurePostgres } from "../../scripts/install/postgres.ts";
import { freePort } from "./free-port.ts";

/** Starts PostgreSQL in a temporary folder. Its data survives a kill but not a power cut, because `fsync` is off. */
export async function startCluster(): Promise<PostgresCluster> {
  return serveFrom((run, data) =>
    run("initdb", ["--pgdata", data, "--auth=trust", "--username=site", "--encoding=UTF8", "--no-locale"]),
  );
}

/** Starts a standby that replicates another cluster (streaming replication) until the standby is promoted. */
export async function startStandby(primaryUrl: string): Promise<PostgresCluster> {
  return serveFrom((run, data) =>
    run("pg_basebackup", [
      "--dbname",
      primaryUrl,
      "--pgdata",
      data,
      "--write-recovery-conf",
      "--checkpoint=fast",
    ]),
  );
}

type Run = (program: string, parameters: string[]) => void;

async function serveFrom(makeData: (run: Run, data: string) => void) {
  const folder = mkdtempSync(path.join(tmpdir(), "site-postgres-"));
  const user = otherUser();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  // Resolves symbolic links, because only the real folder contains all of PostgreSQL's programs.
  const bin = reachableBy(user, path.dirname(realpathSync(path.join(ensurePostgres(), "postgres"))), folder);
  const as: SpawnOptions = { cwd: folder, ...user };
  const data = path.join(folder, "data");
  const run: Run = (program, parameters) => {
    execFileSync(path.join(bin, program), parameters, { ...as, stdio: ["ignore", "ignore", "inherit"] });
  };
  makeData(run, data);
  const port = await freePort();
  const url = `postgres://site@127.0.0.1:${port}/postgres`;
  let server = await serve();

  async function serve() {
    const settings = ["unix_socket_directories=", "fsync=off"].flatMap((setting) => ["-c", setting]);
    const options = ["-D", data, "-p", String(port), "-h", "127.0.0.1", ...settings];
    const child = spawn(path.join(bin, "postgres"), options, { ...as, stdio: "ignore" });
    await untilAnswering(url);
    return child;
  }

  /** Stops PostgreSQL at once and cuts its connections. The next start recovers committed data. */
  async function halt() {
    if (server.exitCode !== null) return;
    server.kill("SIGQUIT");
    await once(server, "exit");
  }

  return {
    /** The URL of the cluster's maintenance database, from which other databases can be created. */
    url,
    programs: bin,
    halt,
    /** Promotes a standby; returns when it accepts writes. */
    promote: () => run("pg_ctl", ["promote", "--pgdata", data]),
    resume: async () => {
      server = await serve();
    },
    remove: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type PostgresCluster = Awaited<ReturnType<typeof serveFrom>>;

/** If this process is root, returns another user, because PostgreSQL refuses to run as root. Otherwise returns null. */
function otherUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (option: string, name: string) =>
    Number(execFileSync("id", [option, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: idOf("-u", name), gid: idOf("-g", name) };
    } catch {
      // This machine has no such user.
    }
  }
  throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody");
}

/**
 * Copies the PostgreSQL that npm installed, because it may be in root's home folder, which the other user cannot read.
 */
function reachableBy(user: object | null, bin: string, folder: string): string {
  if (user === null || !bin.includes(`${path.sep}.tools${path.sep}`)) return bin;
  const copy = path.join(folder, "postgres");
  cpSync(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, "bin");
}

async function untilAnswering(url: string): Promise<void> {
  for (const end = performance.now() + 30_000; ; ) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(50);
    }
  }
}
