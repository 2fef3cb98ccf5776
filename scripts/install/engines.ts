// The browser engines that tests use besides Chromium: Gecko (Firefox) and WebKit (Safari).
import { existsSync } from "node:fs";
import path from "node:path";
import { aptInstall } from "./tools.ts";

/** The Debian packages, and the program that each provides. */
const wanted = {
  firefox: { package: "firefox-esr", program: "firefox-esr" },
  webkit: { package: "webkit2gtk-driver", program: "WebKitWebDriver" },
  xvfb: { package: "xvfb", program: "xvfb-run" },
  // Needed because xvfb-run calls xauth.
  xauth: { package: "xauth", program: "xauth" },
};

/** Installs the Debian packages of missing programs, if run as root. */
export function installEngines(): void {
  const missing = Object.values(wanted).filter(({ program }) => find(program) === undefined);
  if (missing.length > 0) aptInstall(...missing.map((each) => each.package));
}

/** Returns a program's path. Throws if it is missing; the message names its package. */
export function engineProgram(engine: keyof typeof wanted): string {
  const { package: packed, program } = wanted[engine];
  const found = find(program);
  if (found === undefined) throw new Error(`${program} is missing: install Debian's package ${packed}.`);
  return found;
}

function find(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}
