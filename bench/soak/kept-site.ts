import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../free-port.ts";
import { startSite } from "../site-process.ts";
import type { Bench } from "../table.ts";

/** Starts the site, and keeps it on the same port across kills and restarts. */
export async function keepSite(
  bench: Bench,
  folder: string,
  settings: Record<string, string>,
): Promise<KeptSite> {
  const whole = { ...settings, PORT: String(await freePort()) };
  let site = await startSite(bench, folder, whole);
  let up = true;
  let life = 0;
  return {
    url: site.url,
    get running() {
      if (!up) return null;
      const { exitCode, signalCode } = site.process;
      if (exitCode === null && signalCode === null) return { pid: site.pid, life };
      const log = readFileSync(join(folder, "site.log"), "utf8").slice(-3000);
      throw new Error(`The site ended by itself, with ${signalCode ?? exitCode}: ${log}`);
    },
    killAndStart: async (whenDead) => {
      up = false;
      const ended = once(site.process, "exit");
      site.process.kill("SIGKILL");
      await ended;
      // Waits for data that the killed site sent and that may still be in socket buffers.
      await pause(500);
      whenDead();
      site = await startSite(bench, folder, whole);
      life += 1;
      up = true;
    },
    stop: async () => {
      up = false;
      await site.stop();
    },
  };
}

export interface KeptSite {
  url: string;
  /** Null while the site is down. @throws Error with the end of the site's log if the site ended unexpectedly */
  readonly running: { pid: number; life: number } | null;
  /** Kills the site with `SIGKILL`, calls `whenDead` and restarts the site. Resolves on the first response. */
  killAndStart(whenDead: () => void): Promise<void>;
  stop(): Promise<void>;
}
