import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { untilAnswering } from "../answering.ts";
import { type Child, startChild } from "../child.ts";
import { freePort } from "../free-port.ts";
import type { Bench } from "../table.ts";

/** nginx's path on Debian, in a folder that is not on every user's PATH. */
const usual = "/usr/sbin/nginx";

/** The program and its version, or null if nginx is not installed. */
export function findNginx(): Nginx | null {
  const program = existsSync(usual) ? usual : "nginx";
  const { stderr, status } = spawnSync(program, ["-v"], { encoding: "utf8" });
  const version = status === 0 ? /nginx\/(\S+)/.exec(stderr)?.[1] : undefined;
  return version === undefined ? null : { program, name: `nginx ${version}` };
}

export interface Nginx {
  program: string;
  name: string;
}

/** Starts one nginx process that serves the brotli-compressed file at `/` and logs every request, as the site does. */
export async function startNginx(
  bench: Bench,
  { program }: Nginx,
  folder: string,
  file: string,
): Promise<Child & { url: string }> {
  const port = await freePort();
  const configuration = join(folder, "nginx.conf");
  writeFileSync(configuration, configurationFor(port, folder, file));
  const parameters = ["-p", folder, "-e", join(folder, "nginx-error.log"), "-c", configuration];
  execFileSync(program, [...parameters, "-t", "-q"]);
  const nginx = await startChild(bench, program, parameters, { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(`${url}/`, nginx);
  return { ...nginx, url };
}

/** Returns a configuration tuned for speed: the file stays open, and connections serve any number of requests. */
function configurationFor(port: number, folder: string, file: string): string {
  return `daemon off;
master_process off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  access_log ${folder}/nginx-access.log;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  open_file_cache max=16;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  server {
    listen 127.0.0.1:${port};
    location = / {
      root "${dirname(file)}";
      # An alias would get index.html added, because the address ends with a slash.
      try_files /${basename(file)} =404;
      default_type "text/html; charset=utf-8";
      add_header content-encoding br;
      add_header vary accept-encoding;
      add_header cache-control "public, max-age=0, must-revalidate";
    }
  }
}
`;
}
