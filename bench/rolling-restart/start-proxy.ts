import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findProgram } from "../../scripts/install/tools.ts";
import { adapted } from "../adapted.ts";
import { type Bench, startChild } from "../resources.ts";
import type { Place, ReverseProxy } from "./proxies.ts";

/** Starts a proxy with its configuration from `deploy/`. */
export async function startProxy(bench: Bench, proxy: ReverseProxy, place: Place) {
  mkdirSync(place.folder, { recursive: true });
  const file = join(place.folder, proxy.file);
  const source = readFileSync(new URL(`../../deploy/${proxy.file}`, import.meta.url), "utf8");
  const local = (port: number | string) => `127.0.0.1:${port}`;
  const servers = place.servers.map((port, at): [string, string] => [local(3001 + at), local(port)]);
  writeFileSync(file, adapted(source, [...servers, ...proxy.changes(place)]));
  const home = { HOME: place.folder, XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder };
  const log = openSync(join(place.folder, "proxy.log"), "a");
  const { process: child, stop } = await startChild(
    bench,
    findProgram(proxy.program) ?? proxy.program,
    proxy.parameters(file, place),
    { stdio: ["ignore", log, log], env: { ...process.env, ...home } },
  );
  closeSync(log);
  // Gives the proxy time to check both servers.
  await pause(3_000);
  if (child.exitCode !== null) {
    throw new Error(
      `${proxy.name} exited: ${readFileSync(join(place.folder, "proxy.log"), "utf8").slice(-1000)}`,
    );
  }
  return {
    url: `https://localhost:${place.tlsPort}`,
    settings: proxy.settings?.(file, place) ?? {},
    stop,
  };
}
