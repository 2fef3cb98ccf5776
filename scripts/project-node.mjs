// Must also run on Node 20, because it installs the packages, including the newer Node that all other code needs.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { mistakesIn } from "./mistakes.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Installs the packages for building and serving if any are missing, then runs `work` on the project's own Node. Prints
 * mistakes in the owner's files last and without a stack.
 * @param {string} script the calling script's `import.meta.url`
 * @param {() => Promise<void>} work
 * @param {() => Promise<void>} check runs before packages are installed
 */
export async function onProjectNode(script, work, check = async () => {}) {
  process.chdir(root);
  if (!isInstalled(false)) {
    await printMistakes(check);
    if (process.exitCode) return;
    install(false);
  }
  await onOwnNode(script, work);
}

/** Like {@link onProjectNode}, but with all packages, including those for tests, checks and benchmarks. */
export async function withAllPackages(script, work) {
  process.chdir(root);
  if (!isInstalled(true)) install(true);
  await onOwnNode(script, work);
}

async function onOwnNode(script, work) {
  if (Number(process.versions.node.split(".")[0]) >= 26) return printMistakes(work);
  const child = spawn(
    join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node"),
    [...process.execArgv, fileURLToPath(script), ...process.argv.slice(2)],
    { stdio: "inherit", shell: process.platform === "win32" },
  );
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((done) => child.on("exit", (code) => done(code ?? 1)));
}

async function printMistakes(work) {
  try {
    await work();
  } catch (error) {
    const mistakes = mistakesIn(error);
    if (!mistakes) throw error;
    for (const mistake of mistakes) console.error(mistake);
    process.exitCode = 1;
  }
}

function isInstalled(all) {
  if (!existsSync(join(root, "node_modules", ".bin", "node"))) return false;
  const installed = installedPackages();
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, dev }]) =>
      path === "" ||
      installed[path]?.version === version ||
      (!installed[path] && (optional || devOptional || (dev && !all))),
  );
}

/** Reads the copy of the lock file that npm writes into node_modules at the end of an installation. */
function installedPackages() {
  const copy = join(root, "node_modules", ".package-lock.json");
  return existsSync(copy) ? JSON.parse(readFileSync(copy, "utf8")).packages : {};
}

/**
 * Does not use `npm ci`, which fails if the registry lacks a package for another platform. Versions still come from the
 * lock file.
 */
function install(all) {
  console.log("Installing packages …");
  // Keeps development packages that are already installed.
  const withDev = all || Object.values(installedPackages()).some((each) => each.dev);
  const which = [withDev ? "--include=dev" : "--omit=dev", "--include=optional"];
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["install", "--no-save", ...which, ...quiet], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, PATH: systemPath() },
  });
  if (status !== 0) {
    console.error("The packages could not be installed; npm says why above. Is the npm registry reachable?");
    process.exit(1);
  }
}

/** Returns PATH without the folders that `npm run` adds. With them, npm would use another Node and other settings. */
function systemPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.filter((folder) => !folder.startsWith(join(root, "node_modules"))).join(delimiter);
}
