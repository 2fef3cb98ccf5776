// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project-node.mjs";

const usual = [
  // Comes first, because Chromium is faster without a user interface.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Returns the path of a Chromium: the one that the environment variable CHROMIUM names, the system's, or Playwright's.
 * If there is none, installs Playwright's or, as root, Debian's. Throws if there is still none.
 */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named))
    throw Object.assign(new Error(`CHROMIUM: there is no file ${named}`), { name: "Mistake" });
  if (named) return named;
  const { chromium } = await import("@playwright/test");
  const find = () => [...usual, chromium.executablePath()].find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  console.log("Installing Chromium …");
  const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");
  run(process.execPath, [playwright, "install", "chromium"]);
  if (!find() && process.getuid?.() === 0) {
    run("apt-get", ["update"]);
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (!find()) run("apt-get", ["install", "--yes", "--no-install-recommends", name]);
    }
  }
  const installed = find();
  if (!installed)
    throw new Error("The browser tests need Chromium: install it, or set CHROMIUM to its path.");
  return installed;
}

function run(command, args) {
  spawnSync(command, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}
