import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { findProgram } from "../../scripts/install/tools.ts";

/** How to start a proxy in front of two servers, with its configuration from `deploy/`. */
export interface ReverseProxy {
  name: string;
  program: string;
  /** The proxy's configuration file in `deploy/`. */
  file: string;
  /** Replacements in the configuration that let the proxy run without a domain name and without root privileges. */
  changes(place: Place): [found: string, instead: string][];
  parameters(file: string, place: Place): string[];
  /** Additional environment variables for `rolling-restart.sh`. */
  settings?(file: string, place: Place): Record<string, string>;
}

/** The folder, ports and certificate for one proxy's run. */
export interface Place {
  folder: string;
  /** Ports of the two servers. */
  servers: readonly [number, number];
  plainPort: number;
  tlsPort: number;
  /** The paths of PEM files. `both` contains the certificate and the key. */
  certificate: { cert: string; key: string; both: string };
}

const user = () => execFileSync("id", ["-un"], { encoding: "utf8" }).trim();
const group = () => execFileSync("id", ["-gn"], { encoding: "utf8" }).trim();

export const proxies: readonly ReverseProxy[] = [
  {
    name: "Caddy",
    program: "caddy",
    file: "Caddyfile",
    changes: ({ plainPort, tlsPort, certificate: { cert, key } }) => [
      ["{$OTHER_NAMES:example.org} {", "http://example.localhost {"],
      ["{\n\tservers", `{\n\tadmin off\n\thttp_port ${plainPort}\n\tservers`],
      [
        "{$SITE_NAME:www.example.org} {",
        `https://localhost:${tlsPort} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`,
      ],
    ],
    parameters: (file) => ["run", "--adapter", "caddyfile", "--config", file],
  },
  {
    name: "nginx",
    program: "nginx",
    file: "nginx.conf",
    changes: ({ folder, plainPort, tlsPort, certificate: { cert, key } }) => [
      ["user www-data;", `user ${user()} ${group()};`],
      ["/run/nginx.pid", `${folder}/nginx.pid`],
      ["/var/lib/nginx/stackhouse", `${folder}/cache`],
      ["listen 80 ", `listen 127.0.0.1:${plainPort} `],
      ["listen 443 ", `listen 127.0.0.1:${tlsPort} `],
      ["listen [::]", "# listen [::]"],
      ["server_name www.example.org;", "server_name localhost;"],
      ["/etc/letsencrypt/live/www.example.org/fullchain.pem", cert],
      ["/etc/letsencrypt/live/www.example.org/privkey.pem", key],
    ],
    parameters: (file, { folder }) => ["-g", "daemon off;", "-e", join(folder, "error.log"), "-c", file],
    settings: (file, { folder }) => ({
      NGINX_CONF: file,
      NGINX_RELOAD: `${findProgram("nginx")} -e ${join(folder, "error.log")} -c ${file} -s reload`,
    }),
  },
  {
    name: "HAProxy",
    program: "haproxy",
    file: "haproxy.cfg",
    changes: ({ plainPort, tlsPort, certificate: { both } }) => [
      ["user haproxy", `user ${user()}`],
      ["group haproxy", `group ${group()}`],
      ["bind :::80 v4v6", `bind 127.0.0.1:${plainPort}`],
      ["bind :::443 v4v6", `bind 127.0.0.1:${tlsPort}`],
      ["hdr(host) -i www.example.org", "hdr(host) -m found"],
      ["/etc/haproxy/certificates/", both],
    ],
    parameters: (file) => ["-f", file],
  },
];
