// R-PAGE-8
import { type ChildProcess, spawn } from "node:child_process";
import { freePort } from "../server/testing/free-port.ts";
import { hydrated } from "./hydrated-pages.ts";
import { openLive } from "./showcase/showcase-page.ts";
import { expect, test } from "./site.ts";

/** React reports hydration mismatches only in development, so these tests use the pages of `npm run dev`. */
test.describe.configure({ mode: "default" });

let origin: string;
let server: ChildProcess;
let printed = "";
test.beforeAll(async () => {
  // A cold start is slow, because the dev server draws all pictures and bundles React.
  test.setTimeout(240_000);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, ["scripts/dev.mjs"], {
    env: { ...process.env, PORT: String(port), SITE_URL: origin },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((found, failed) => {
    server.stdout?.on("data", (text) => {
      printed += text;
      if (printed.includes(origin)) found();
    });
    server.once("exit", (code) => failed(new Error(`The server ended with ${code}: ${printed}`)));
  });
  // The first response arrives only once the server has read all sources of the pages.
  await fetch(origin);
});
test.afterAll(async () => {
  server.kill("SIGTERM");
  await new Promise((done) => server.once("exit", done));
});

for (const address of hydrated) {
  test(`${address} hydrates without a warning`, async ({ page }) => {
    const said: string[] = [];
    page.on("pageerror", (error) => said.push(error.message));
    page.on("console", (message) => {
      if (["warning", "error"].includes(message.type())) said.push(message.text());
    });
    await openLive(page, origin + address);
    // Waits until the browser is idle, so that `said` includes warnings about what an island renders after hydration.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(said).toEqual([]);
    // If Vite discovered a dependency only now, it would reload the page during hydration.
    expect(printed).not.toContain("optimized dependencies changed");
  });
}
