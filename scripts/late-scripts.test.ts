import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { delayScripts } from "./late-scripts.mjs";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "late-"));
});

afterEach(() => rm(folder, { recursive: true }));

async function delayed(html: string): Promise<string> {
  const page = join(folder, "index.html");
  await writeFile(page, html);
  await delayScripts(folder);
  return readFile(page, "utf8");
}

test("a page with React asks for its modules after its first paint, all of them together", async () => {
  const html = await delayed(
    `<link rel="modulepreload" href="/assets/manifest.js"/><link rel="icon" href="/i.svg"/><link rel="modulepreload" href="/assets/root.js"/><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.modules = {"root":route0};

import("/assets/entry.js");</script>`,
  );
  expect(html).toBe(`<link rel="icon" href="/i.svg"/><script type="module">await new Promise((painted) => {
  new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(painted, document.hidden ? 0 : 3000));
});
for (const href of ["/assets/manifest.js","/assets/root.js"])
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
await import("/assets/manifest.js");
const route0 = await import("/assets/root.js");
  window.modules = {"root":route0};

import("/assets/entry.js");</script>`);
});

test("a page without React stays as it is", async () => {
  const html = `<script type="module">import "/assets/own.js";</script>`;
  expect(await delayed(html)).toBe(html);
});

test("modules that nothing starts stop the build", async () => {
  await expect(delayed(`<link rel="modulepreload" href="/assets/root.js"/>`)).rejects.toThrow("another way");
});
