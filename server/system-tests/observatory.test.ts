import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installTool } from "../../scripts/install/tools.mjs";
import { site as company } from "../../site.config.ts";
import { runSite, type SiteProcess } from "../testing/site-process.ts";

/** Without its install scripts, which fetch lists of domains from the internet and build a database driver. */
const packed = "@mdn/mdn-http-observatory@1.4.8";

/** Milliseconds that npm may take beside all other tests. */
const installing = 180_000;

let site: SiteProcess;
let url: string;
let dataDir: string;
let scan: Scan;

beforeAll(async () => {
  const observatory = path.join(installTool(packed, "--ignore-scripts"), "@mdn", "mdn-http-observatory");
  // The list of domains that browsers know to want HTTPS; none of ours is on it.
  await writeFile(path.join(observatory, "conf", "hsts-preload.json"), "{}");
  ({ scan } = await import(pathToFileURL(path.join(observatory, "src", "scanner", "index.js")).href));
  dataDir = await mkdtemp(path.join(tmpdir(), "observatory-"));
  site = runSite({ DATA_DIR: dataDir });
  ({ url } = await site.answering());
}, installing);

afterAll(async () => {
  site.kill("SIGTERM");
  await site.ended;
  await rm(dataDir, { recursive: true });
});

/** What only HTTPS can give, which the proxy in front brings: `security-headers.test.ts` asks for the header behind it. */
const ofHttps = ["redirection", "strict-transport-security"];

test.each([
  "/",
  "/contact",
  "/pages/company/pricing",
  ...(company.demo ? ["/sections/elements/buttons"] : []),
  "/newsletter/confirm",
])("Mozilla's Observatory gives %s more than 100 points, HTTPS apart", async (address) => {
  const { tests } = await scan(new URL(url).host + address);
  const judged = Object.entries(tests).filter(([name]) => !ofHttps.includes(name));
  expect(judged.filter(([, { pass }]) => !pass)).toEqual([]);
  expect(judged.reduce((score, [, { scoreModifier }]) => score + scoreModifier, 100)).toBeGreaterThan(100);
  expect(judged.map(([name]) => name)).toContain("content-security-policy");
});

/** The part of the scanner that is used here. */
type Scan = (host: string) => Promise<{ tests: Record<string, { pass: boolean; scoreModifier: number }> }>;
