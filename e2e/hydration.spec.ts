import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated-pages.ts";
import { openLive } from "./showcase/showcase-page.ts";
import { expect, test } from "./site.ts";

/** React says what does not fit only in development, so these pages come from `npm run dev`. */
test.describe.configure({ mode: "default" });

let origin: string;
let server: ChildProcess;
test.beforeAll(async ({ browser }) => {
  // A cold start draws every picture, and bundles React for the first page that asks.
  test.setTimeout(240_000);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, ["scripts/dev.mjs"], {
    env: { ...process.env, PORT: String(port), SITE_URL: origin },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((found) =>
    server.stdout?.on("data", (text) => `${text}`.includes(origin) && found(text)),
  );
  const page = await browser.newPage();
  await openInTheEnd(page, hydrated[0] ?? "/");
  await page.close();
});
test.afterAll(async () => {
  server.kill("SIGTERM");
  await new Promise((done) => server.once("exit", done));
});

for (const address of hydrated) {
  test(`${address} comes to life without a warning`, async ({ page }) => {
    const said: string[] = [];
    page.on("pageerror", (error) => said.push(error.message));
    page.on("console", (message) => {
      if (["warning", "error"].includes(message.type())) said.push(message.text());
    });
    await openInTheEnd(page, address, () => said.splice(0));
    await page.waitForLoadState("networkidle");
    expect(said).toEqual([]);
  });
}

/** Vite loads a page again when it has met a new package in it; one that wasn't listening yet stays without. */
async function openInTheEnd(page: Page, address: string, beforeEach = () => {}) {
  page.setDefaultTimeout(20_000);
  await expect(async () => {
    beforeEach();
    await openLive(page, origin + address);
  }).toPass();
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}
