import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startChild } from "../child.ts";
import { freePort } from "../free-port.ts";
import type { Bench } from "../table.ts";
import { adapted } from "./adapted.ts";

/** Those that are installed, with what starts each on its file of `deploy/` before two servers. */
export function findProxies(): ReverseProxy[] {
  return all.filter(
    ({ program, versionOption }) => spawnSync(programPath(program), [versionOption]).status === 0,
  );
}

export interface ReverseProxy {
  name: string;
  program: string;
  versionOption: string;
  /** In `deploy/`. */
  file: string;
  /** Words of its file, and what stands there instead for a run without a domain and rights of its own. */
  changes(place: Place): [found: string, instead: string][];
  parameters(file: string, place: Place): string[];
  /** What `rolling-restart.sh` is told besides. */
  settings?(file: string, place: Place): Record<string, string>;
}

/** What a run has for itself. */
export interface Place {
  folder: string;
  /** Ports of the two servers. */
  servers: readonly [number, number];
  plainPort: number;
  tlsPort: number;
  certificate: { cert: string; key: string; both: string };
}

/** Starts it on its file of `deploy/`. */
export async function startProxy(bench: Bench, proxy: ReverseProxy, place: Place): Promise<RunningProxy> {
  mkdirSync(place.folder, { recursive: true });
  const file = join(place.folder, proxy.file);
  const source = readFileSync(new URL(`../../deploy/${proxy.file}`, import.meta.url), "utf8");
  const servers = place.servers.map((port, index): [string, string] => [
    `127.0.0.1:300${index + 1}`,
    `127.0.0.1:${port}`,
  ]);
  writeFileSync(file, adapted(source, [...servers, ...proxy.changes(place)]));
  const home = { HOME: place.folder, XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder };
  const { stop } = await startChild(bench, programPath(proxy.program), proxy.parameters(file, place), {
    stdio: "ignore",
    env: { ...process.env, ...home },
  });
  // Until it has looked at both servers.
  await pause(3_000);
  return {
    url: `https://localhost:${place.tlsPort}`,
    settings: proxy.settings?.(file, place) ?? {},
    stop,
  };
}

export interface RunningProxy {
  url: string;
  settings: Record<string, string>;
  stop(): Promise<void>;
}

export async function createPlace(
  folder: string,
  servers: Place["servers"],
  certificate: Place["certificate"],
): Promise<Place> {
  return { folder, servers, certificate, plainPort: await freePort(), tlsPort: await freePort() };
}

/** Debian's place, which is not on everybody's PATH. */
function programPath(program: string): string {
  const usual = `/usr/sbin/${program}`;
  return existsSync(usual) ? usual : program;
}

const user = () => execFileSync("id", ["-un"], { encoding: "utf8" }).trim();
const group = () => execFileSync("id", ["-gn"], { encoding: "utf8" }).trim();

const all: ReverseProxy[] = [
  {
    name: "Caddy",
    program: "caddy",
    versionOption: "version",
    file: "Caddyfile",
    changes: ({ plainPort, tlsPort, certificate: { cert, key } }) => [
      ["{\n\tservers", `{\n\tadmin off\n\thttp_port ${plainPort}\n\tservers`],
      ["www.example.org {", `https://localhost:${tlsPort} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`],
    ],
    parameters: (file) => ["run", "--adapter", "caddyfile", "--config", file],
  },
  {
    name: "nginx",
    program: "nginx",
    versionOption: "-v",
    file: "nginx.conf",
    changes: ({ folder, plainPort, tlsPort, certificate: { cert, key } }) => [
      ["user www-data;", `user ${user()} ${group()};`],
      ["/run/nginx.pid", `${folder}/nginx.pid`],
      ["/var/cache/nginx/stackhouse", `${folder}/cache`],
      ["listen 80;", `listen 127.0.0.1:${plainPort};`],
      ["listen 443 ", `listen 127.0.0.1:${tlsPort} `],
      ["/etc/letsencrypt/live/www.example.org/fullchain.pem", cert],
      ["/etc/letsencrypt/live/www.example.org/privkey.pem", key],
    ],
    parameters: (file, { folder }) => ["-g", "daemon off;", "-e", join(folder, "error.log"), "-c", file],
    settings: (file, { folder }) => ({
      NGINX_CONF: file,
      NGINX_RELOAD: `${programPath("nginx")} -e ${join(folder, "error.log")} -c ${file} -s reload`,
    }),
  },
  {
    name: "HAProxy",
    program: "haproxy",
    versionOption: "-v",
    file: "haproxy.cfg",
    changes: ({ plainPort, tlsPort, certificate: { both } }) => [
      ["user haproxy", `user ${user()}`],
      ["group haproxy", `group ${group()}`],
      ["bind :80", `bind 127.0.0.1:${plainPort}`],
      ["bind :443", `bind 127.0.0.1:${tlsPort}`],
      ["/etc/haproxy/certificates/", both],
    ],
    parameters: (file) => ["-f", file],
  },
];
