import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../server/testing/free-port.ts";
import { type Bench, endOf } from "../resources.ts";
import { startSite } from "../site-process.ts";

/** Starts the site, and keeps it on the same port across kills and restarts. */
export async function keepSite(bench: Bench, folder: string, settings: Record<string, string>) {
  const whole = { ...settings, PORT: String(await freePort()) };
  let site = await startSite(bench, folder, whole);
  let up = true;
  let life = 0;
  return {
    url: site.url,
    /** Null while the site is down. Throws the end of the site's log if the site ended unexpectedly. */
    get running() {
      if (!up) return null;
      const end = endOf(site.process);
      if (end === null) return { pid: site.pid, life };
      const log = readFileSync(join(folder, "site.log"), "utf8").slice(-3000);
      throw new Error(`The site ended by itself, with ${end}: ${log}`);
    },
    /** Kills the site with `SIGKILL`, calls `whenDead` and restarts the site. Resolves on the first response. */
    killAndStart: async (whenDead: () => void) => {
      up = false;
      site.process.kill("SIGKILL");
      await site.stop();
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
