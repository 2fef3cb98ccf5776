// The browser engines that tests use besides Chromium: Gecko (Firefox) and WebKit (Safari).
import { aptInstall, findProgram } from "./tools.ts";

/** The Debian package of each program. */
const packages = {
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  "xvfb-run": "xvfb",
  // Needed because xvfb-run calls xauth.
  xauth: "xauth",
};

/** Installs the Debian packages of missing programs, if run as root. */
export function installEngines(): void {
  const missing = Object.entries(packages).filter(([program]) => findProgram(program) === undefined);
  if (missing.length > 0) aptInstall(...missing.map(([, name]) => name));
}

/** Returns a program's path. Throws if it is missing; the message names its package. */
export function engineProgram(program: keyof typeof packages): string {
  const found = findProgram(program);
  if (found) return found;
  throw new Error(`${program} is missing: install Debian's package ${packages[program]}.`);
}
