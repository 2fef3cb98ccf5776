// Builds the site unless the build is up to date. No TypeScript, because the process that serves the site loads this, and
// what strips types would take 18 MB of its memory.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, renameSync, rm, rmSync } from "node:fs";
import { join } from "node:path";
import { settingsSet } from "./check-place.mjs";
import { AlreadyTold } from "./mistakes.mjs";
import { root } from "./project-node.mjs";
import { builtFor, originWanted } from "./site-url.mjs";
import { isCurrent, takeStamp } from "./stamp.mjs";

const place = join(root, "build");
/** The folder of the build in progress. */
const aside = join(root, "build-next");
/** Contains the build with a placeholder for the origin, so that `set-origin.ts` can make a build for another one. */
const neutral = "neutral";
const stampName = ".built";

export const sources =
  "app content contract illustrations kit public samples scripts server showcase vite site.config.ts vite.config.ts package-lock.json"
    .split(" ")
    .map((name) => join(root, name));

/** Makes sure that there is a build of the current sources for the wanted origin. Before making one, it runs `check`. */
export async function ensureBuilt(check = async () => {}) {
  if (isBuilt() && isForOrigin()) return;
  await check();
  await withBuildLock(async () => {
    if (!isBuilt()) await makeBuild();
    else if (!isForOrigin()) await setOrigin();
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

function isForOrigin() {
  return [null, builtFor(place)].includes(originWanted());
}

/** Checks the settings, then runs `work` under a lock, which the OS releases if the process is killed. */
async function withBuildLock(work) {
  // Not imported at the top, because an older Node, which has no node:sqlite and no types, also loads this file.
  const { settingsIn } = await import("../server/start-problem.ts");
  settingsIn(settingsSet());
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
  console.log(`Building the site …${hasBuild() ? "" : " (this takes a minute the first time)"}`);
  const stamp = takeStamp(sources);
  rmSync(aside, { recursive: true, force: true });
  await run("build-site.ts", join(aside, neutral));
  await run("set-origin.ts", join(aside, neutral), aside, place);
  stamp(join(aside, stampName));
  replaceBuild();
}

/** Makes a build for the wanted origin from the last one, in seconds. */
async function setOrigin() {
  console.log(`Writing ${originWanted()} into the pages, which were built for ${builtFor(place)} …`);
  rmSync(aside, { recursive: true, force: true });
  await run("set-origin.ts", join(place, neutral), aside, place);
  for (const kept of [neutral, stampName]) renameSync(join(place, kept), join(aside, kept));
  replaceBuild();
}

async function run(script, ...folders) {
  const step = spawn(process.execPath, [join(root, "scripts", "build-steps", script), ...folders], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      BUILD_DIRECTORY: join("build-next", neutral),
      SITE_URL: originWanted() ?? "http://localhost:3000",
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
