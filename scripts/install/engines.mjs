// The browser engines that tests use besides Chromium: Gecko (Firefox) and WebKit (Safari).
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";

/** The Debian packages, and the program that each provides. */
const wanted = {
  firefox: { package: "firefox-esr", program: "firefox-esr" },
  webkit: { package: "webkit2gtk-driver", program: "WebKitWebDriver" },
  xvfb: { package: "xvfb", program: "xvfb-run" },
  // Needed because xvfb-run calls xauth.
  xauth: { package: "xauth", program: "xauth" },
};

/** Installs the Debian packages of missing programs, if run as root. */
export function installEngines() {
  const missing = Object.values(wanted).filter(({ program }) => find(program) === undefined);
  if (missing.length === 0 || process.getuid?.() !== 0) return;
  console.log("Installing Firefox and WebKit …");
  run("apt-get", ["update"]);
  run("apt-get", ["install", "--yes", "--no-install-recommends", ...missing.map((each) => each.package)]);
}

/** Returns the paths of the programs. Throws if one is missing; the message names its package. */
export function enginePrograms() {
  const entries = Object.entries(wanted).map(([name, { package: packed, program }]) => {
    const found = find(program);
    if (found === undefined) throw new Error(`${program} is missing: install Debian's package ${packed}.`);
    return [name, found];
  });
  return Object.fromEntries(entries);
}

function find(program) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}

function run(command, args) {
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
}
