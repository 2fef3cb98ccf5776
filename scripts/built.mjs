// Builds the site unless the build is up to date.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, renameSync, rm, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AlreadyTold } from "./mistakes.mjs";
import { root } from "./project-node.mjs";
import { builtFor, originOf, siteUrlFile, siteUrlSet, siteUrlToBuild } from "./site-url.mjs";
import { isCurrent, takeStamp } from "./stamp.mjs";

const place = join(root, "build");
/** The folder of the build in progress. */
const aside = join(root, "build-next");
const stampName = ".built";

const sources = [
  "app",
  "content",
  "contract",
  "illustrations",
  "kit",
  "public",
  "samples",
  "scripts",
  "server",
  "showcase",
  "vite",
  "site.config.ts",
  "vite.config.ts",
  "package-lock.json",
].map((name) => join(root, name));

/** Makes sure that there is a build of the current sources, made for SITE_URL if that is set. */
export async function ensureBuilt() {
  if (isBuilt() && isForSiteUrl()) return;
  await withBuildLock(async () => {
    if (!isBuilt() || !isForSiteUrl()) await makeBuild();
  });
}

export function build() {
  return withBuildLock(makeBuild);
}

export function isBuilt() {
  return isCurrent(join(place, stampName), sources);
}

/** Whether there is a build, even an out-of-date one. */
export function hasBuild() {
  return existsSync(join(place, stampName));
}

/** Whether the build is for SITE_URL. Without SITE_URL, any build will do, so servers on different ports share one. */
function isForSiteUrl() {
  const wanted = originOf(siteUrlSet());
  return wanted === null || wanted === builtFor(place);
}

/** Runs `work` under a lock, so that only one build runs at a time. The OS releases the lock of a killed process. */
async function withBuildLock(work) {
  // Not imported at the top, because an older Node, which has no node:sqlite, also loads this file.
  const { DatabaseSync } = await import("node:sqlite");
  const lock = new DatabaseSync(join(root, "build-lock"), { timeout: 10 * 60_000 });
  try {
    lock.exec("begin exclusive");
    await work();
  } finally {
    lock.close();
  }
}

async function makeBuild() {
  console.log(`Building the site …${buildReason()}`);
  const stamp = takeStamp(sources);
  rmSync(aside, { recursive: true, force: true });
  await run(join(root, "scripts", "build-steps", "build-site.mjs"), aside, place);
  writeFileSync(join(aside, siteUrlFile), originOf(siteUrlToBuild()));
  stamp(join(aside, stampName));
  replaceBuild();
}

function buildReason() {
  if (!hasBuild()) return " (this takes a minute the first time)";
  return isForSiteUrl() ? "" : ` (SITE_URL is ${siteUrlSet()}, but the last build is for ${builtFor(place)})`;
}

async function run(...program) {
  const step = spawn(process.execPath, program, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      BUILD_DIRECTORY: "build-next",
      SITE_URL: siteUrlToBuild(),
      // All steps use the same time, because it decides which newsletter issues are public.
      BUILD_TIME: String(Date.now()),
    },
  });
  const [status, signal] = await once(step, "close");
  if (signal) throw new Error(`The build was stopped by ${signal}.`);
  if (status !== 0) throw new AlreadyTold("The build failed; see the lines above.");
}

/**
 * Moves the new build into place with two renames, because a rename cannot replace a folder that is not empty. Between
 * the two there is no build, but there is never an incomplete one.
 */
function replaceBuild() {
  const old = join(root, "build-old");
  rmSync(old, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, old);
  renameSync(aside, place);
  // Deletes the old build while the server starts. If this fails, the next build deletes what is left.
  rm(old, { recursive: true, force: true }, () => {});
}
