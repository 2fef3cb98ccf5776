import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import project from "../package.json" with { type: "json" };
import { builtFor } from "../scripts/site-url.mjs";
import { settingNames } from "../server/settings.ts";
import { freePort } from "../server/testing/free-port.ts";
import { type Bench, type Child, endOf, startChild } from "./resources.ts";

/**
 * Starts the site as `npm start` does. `settings` take precedence over the benchmarks' defaults. The site's log goes to
 * a file in `folder`.
 */
export async function startSite(
  bench: Bench,
  folder: string,
  settings: Record<string, string> = {},
): Promise<RunningSite> {
  const port = settings.PORT ?? String(await freePort());
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, "site.log");
  const log = openSync(logFile, "a");
  const env = {
    PATH: process.env.PATH,
    ...notSet,
    PORT: port,
    // The build's own, because a start for another origin would first write that into the pages.
    SITE_URL: builtFor("build") ?? "",
    DATA_DIR: folder,
    DRAIN_SECONDS: "0",
    // In effect, there is no hourly limit, so each enquiry is sent in an email of its own.
    ENQUIRY_EMAILS_PER_HOUR: "99999",
    RECEIPTS: "off",
    ...settings,
  };
  const site = await startChild(bench, process.execPath, startParameters, {
    env,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  try {
    while (!(await isAlive(url))) {
      if (endOf(site.process) !== null) throw new Error("It exited");
      if (performance.now() - site.startedAt > 30_000) throw new Error("It did not respond within 30 s");
      await pause(2);
    }
    return { ...site, url };
  } catch (problem) {
    throw new Error(`The site did not start: ${readFileSync(logFile, "utf8").slice(-1000)}`, {
      cause: problem,
    });
  }
}

function isAlive(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The arguments with which `npm start` runs `node`. */
const startParameters = (/\bnode (.+?) \|\|/.exec(project.scripts.start)?.[1] ?? "").split(" ");

export interface RunningSite extends Child {
  url: string;
}

/**
 * Sets every setting to an empty string, which the site treats as not set. This overrides any `.env` file, because the
 * mail server configured there must not get the benchmark's emails.
 */
const notSet = Object.fromEntries(settingNames().map((name) => [name, ""]));
