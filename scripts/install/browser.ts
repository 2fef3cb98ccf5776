// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { Mistake } from "../../vite/mistake.ts";
import { aptInstall } from "./tools.ts";

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
export function ensureBrowser(): string {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Mistake(`CHROMIUM: there is no file ${named}`);
  const found = named || findBrowser();
  if (found) return found;
  console.log("Installing Chromium …");
  const install = ["node_modules/@playwright/test/cli.js", "install", "chromium"];
  spawnSync(process.execPath, install, { stdio: ["ignore", "ignore", "inherit"] });
  for (const name of ["chromium-headless-shell", "chromium"]) if (!findBrowser()) aptInstall(name);
  const installed = findBrowser();
  if (!installed)
    throw new Error("The browser tests need Chromium: install it, or set CHROMIUM to its path.");
  return installed;
}

function findBrowser(): string | undefined {
  return [...usual, chromium.executablePath()].find((path) => existsSync(path));
}
