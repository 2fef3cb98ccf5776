import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { installTool } from "../../scripts/install/tools.mjs";
import { untilAnswering } from "../answering.ts";
import { type Child, startChild } from "../child.ts";
import { freePort } from "../free-port.ts";
import type { Bench } from "../table.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** The server that React Router offers, with the same build: what a site has that writes none. */
const packed = "@react-router/serve@8.4.0";

export async function startReactRouterServe(bench: Bench): Promise<Child & { url: string }> {
  const program = join(installTool(packed), "@react-router", "serve", "bin.cjs");
  const port = await freePort();
  const parameters = [program, resolve("build", "server", "index.js")];
  const env = { PATH: process.env.PATH, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port) };
  // It looks for the pages where they were built (scripts/built.mjs).
  const cwd = temporaryFolder(bench);
  symlinkSync(resolve("build"), join(cwd, "build-next"));
  const server = await startChild(bench, process.execPath, parameters, { cwd, env, stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(`${url}/`, server);
  return { ...server, url };
}
