// R-RELEASE-10
import { execFileSync, execSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  globSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, matchesGlob } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { timeouts } from "../http/http-server.ts";
import { bodyLimit } from "../http/protection/request-bodies.ts";
import { settingsIn } from "../start-problem.ts";
import { createHttpFixture } from "../testing/fixtures/http-fixture.ts";
import { allTests } from "../testing/fresh-fixture.ts";

const fixture = allTests(createHttpFixture);
const lines = (file: string) => readFileSync(file, "utf8").split("\n");

test("systemctl waits for a server no longer than until it is ready or has ended", async () => {
  const unit = lines("deploy/stackhouse.service").find((line) => line.startsWith("ExecStartPost="));
  // systemd reads two dollar signs as one.
  const script = /-c '(.*)'$/.exec(unit ?? "")?.[1]?.replaceAll("$$", "$") ?? "";
  const MAINPID = String(spawnSync("true").pid);
  const exitCode = (PORT: string) =>
    once(spawn("sh", ["-c", script], { env: { MAINPID, PORT }, timeout: 10_000 }), "exit");
  const { port } = new URL(await fixture.http.listen({ port: 0 }));
  expect(await exitCode(port)).toEqual([0, null]);
  expect(await exitCode("1")).toEqual([1, null]);
  await using notReady = createServer((_, answer) => answer.writeHead(503).end()).listen(0);
  expect(await exitCode(String(Object(notReady.address()).port))).toEqual([1, null]);
});

test("rolling-restart.sh begins only if all servers can store, and goes on only once the restarted one can", async () => {
  const statuses: number[] = [];
  await using server = createServer((_, answer) => answer.writeHead(statuses.shift() ?? 503).end()).listen(0);
  const address = `127.0.0.1:${Object(server.address()).port}`;
  const restartsWith = async (...answers: number[]) => {
    statuses.splice(0, 9, ...answers);
    const env = { PATH: process.env.PATH, RESTART: "echo again", READY_SECONDS: "0", SETTLE_SECONDS: "0" };
    const run = spawn("deploy/rolling-restart.sh", [address, address], { env });
    const [output, [exitCode]] = await Promise.all([text(run.stdout), once(run, "exit")]);
    return [output.match(/again/g)?.length ?? 0, exitCode];
  };
  expect(await restartsWith(200, 503)).toEqual([0, 1]);
  expect(await restartsWith(200, 200, 503)).toEqual([1, 1]);
  expect(await restartsWith(200, 200, 200, 200)).toEqual([2, 0]);
});

test.each([
  ["used if it accepts writes", "echo f", 0],
  ["not used if it is a standby", "echo t", 1],
  ["not used if it does not answer", "return 2", 1],
])("behind HAProxy, a database is %s", (_, psql, exitCode) => {
  const { status } = spawnSync("sh", ["-c", `psql() { ${psql}; }; . deploy/is-primary.sh`]);
  expect(status).toBe(exitCode);
  // Connections to a former primary must not go on.
  const [check] = lines("deploy/haproxy-postgres.cfg").filter((line) => line.startsWith("  default-server "));
  expect(check).toContain(" on-marked-down shutdown-sessions");
});

test.each(globSync("deploy/*").filter((file) => lines(file)[0]?.startsWith("#!")))(
  "%s passes on arguments with spaces as they are",
  (file) => expect(lines(file).join("\n")).not.toMatch(/\$\*|(?<!")\$@/),
);

const commands = lines("docs/going-live.md").filter((line) => line.startsWith("sed "));

test.each(commands)("the guide's command sets every name and port of a proxy: %s", (command) => {
  const [, script = "", file = ""] = /^sed '(.*)' (?:\S*\/)?(\S+) > /.exec(command) ?? [];
  const ours = script
    .replaceAll("/www.example.org/", "/www.site.test/")
    .replaceAll("/example.org/", "/site.test/");
  const text = execFileSync("sed", [ours, `deploy/${file}`], { encoding: "utf8" });
  const settings = text.replaceAll(/^\s*#.*$/gm, "");
  expect(settings).toMatch(/127\.0\.0\.1:3000/);
  expect(settings).not.toMatch(/example\.org|:300[12]\b|\{\$/);
});

test.each(["Caddyfile", "Caddyfile-one-server", "nginx.conf", "haproxy.cfg"])(
  "%s redirects other names, passes on visitors' addresses, takes what the server takes, and has the words of the others for when none answers",
  (file) => {
    const text = lines(`deploy/${file}`).join("\n");
    const page = /<!doctype html>.*<\/p>/.exec(lines("deploy/Caddyfile").join("\n"))?.[0] ?? "no page";
    expect(text).toContain(page);
    // Haproxy's prefix keeps the path by itself.
    expect(text).toMatch(
      /redir https:.*\{uri\} permanent|return 301 https:.*\$request_uri|redirect prefix https:.* code 301/,
    );
    for (const [, kib] of text.matchAll(/client_max_body_size (\d+)k/g))
      expect(Number(kib) * 1024).toBeGreaterThanOrEqual(bodyLimit);
    const waits = text.matchAll(/(?:read_|client_|timeout )(header|body|http-request)(?:_timeout)? (\d+)s/g);
    for (const [, part, seconds] of waits)
      expect(Number(seconds) * 1_000).toBe(part === "header" ? timeouts.headers : timeouts.request);
    expect(text).toMatch(
      /X-Forwarded-For (\$remote_addr;|%\[src\]|\{http\.request\.header\.X-Forwarded-For\})/,
    );
    // A location of nginx with a header of its own would pass on none from outside.
    expect(text).not.toMatch(/location [^{]*\{[^}]*proxy_set_header/);
    // Debian has no such folder.
    expect(text).not.toContain("/var/cache/nginx");
  },
);

test.each(globSync("deploy/{Caddyfile*,*.cfg,*.conf}"))(
  "in %s everything but ports 80 and 443 listens on this machine only",
  (file) => {
    // Caddy names the address in the site's first line.
    const settings = lines(file)
      .join("\n")
      .replaceAll(/^http:\/\/(:\d+) \{\n\tbind (\S+)$/gm, "bind $2$1");
    const listeners = Array.from(
      settings.matchAll(/^\s*(?:bind|listen|http:\/\/) ?([^\s;]*\d)/gm),
      ([, at]) => at,
    );
    expect(listeners).not.toEqual([]);
    expect(listeners.filter((at) => !/^127\.0\.0\.1:|^(.*:)?(80|443)$/.test(at ?? ""))).toEqual([]);
  },
);

test("nginx and HAProxy take certbot's challenge to where the guide's command answers it, before they redirect", () => {
  const [guide = "", nginx = "", haproxy = ""] = [
    "docs/going-live.md",
    "deploy/nginx.conf",
    "deploy/haproxy.cfg",
  ].map((file) => lines(file).join("\n"));
  const folder = /--webroot-path (\S+)/.exec(guide)?.[1];
  expect(nginx).toContain(`location /.well-known/acme-challenge/ { root ${folder}; }`);
  // nginx runs a server's own `return` before it looks for a location.
  expect(nginx.replaceAll(/location [^{]*\{[^}]*\}/g, "")).not.toMatch(/^\s*(return|rewrite) /m);
  expect(haproxy).toMatch(
    / redirect .* \|\| is_certbots\n[\s\S]* use_backend certbot if is_certbots\n[\s\S]* use_backend /,
  );
  expect(haproxy).toContain(` certbot 127.0.0.1:${/--http-01-port (\d+)/.exec(guide)?.[1]} `);
});

test("containers have a folder each, on the path where their image keeps its data, back up with the database's version, trust their own proxy, and stop in time", () => {
  const [compose, image] = ["compose.yaml", "Dockerfile"].map((file) =>
    readFileSync(`deploy/${file}`, "utf8"),
  );
  const found = (text: string | undefined, pattern: RegExp) =>
    pattern.exec(text ?? "")?.[1] ?? pattern.source;
  const paths = {
    site: found(image, /^VOLUME (.*)$/m),
    postgres: "/var/lib/postgresql/data",
    caddy: "/data",
  };
  const [, ...containers] = compose?.split(/^services:$/m)[1]?.split(/^ {2}(?=[\w-]+:$)/m) ?? [];
  const mounts = containers.map((one) => {
    const [, name = "site"] = /^ {4}image: (\w+)/m.exec(one) ?? [];
    const [, folder, path] = /volumes: \[.*"([\w-]+):([^":]+)"\]/.exec(one) ?? [];
    expect([name, path]).toEqual([name, Object(paths)[name]]);
    return folder;
  });
  expect(mounts.length).toBeGreaterThan(3);
  expect(mounts).toEqual([...new Set(mounts)]);
  expect(found(image, /postgresql-client-(\d+)/)).toBe(found(compose, /image: postgres:(\d+)/));
  expect(found(compose, /TRUST_PROXY: (\S+)/)).toBe(found(compose, /ipv4_address: ([\d.]+)/));
  const { drainSeconds } = settingsIn({ TRUST_PROXY: found(compose, /TRUST_PROXY: (\S+)/) });
  for (const [file, pattern] of [
    ["compose.yaml", /stop_grace_period: (\d+)s/],
    ["stackhouse.service", /^TimeoutStopSec=(\d+)/m],
  ] as const)
    expect(Number(found(readFileSync(`deploy/${file}`, "utf8"), pattern)), file).toBeGreaterThan(
      drainSeconds + 10,
    );
});

test("HAProxy shows pages of servers that can't store, and sends forms to those that can", () => {
  const backends = lines("deploy/haproxy.cfg")
    .join("\n")
    .split(/^(?=\w)/m);
  const checkOf = (backend: string) =>
    /option httpchk GET (\S+)/.exec(backends.find((one) => one.startsWith(`${backend}\n`)) ?? "")?.[1];
  expect([checkOf("backend ready"), checkOf("backend running")]).toEqual(["/readyz", "/healthz"]);
});

test("no file with secrets enters a container's image", () => {
  const files = lines("deploy/compose.yaml").flatMap((line) => /env_file: (\S+)/.exec(line)?.[1] ?? []);
  expect(files).not.toEqual([]);
  const ignored = (file: string) =>
    lines(".dockerignore").some((glob) => matchesGlob(`deploy/${file}`, glob));
  expect(files.filter((file) => !ignored(file))).toEqual([]);
});

test.each(globSync("deploy/*.service"))(
  "%s may write to each folder that it names below /var/lib",
  (file) => {
    const unit = lines(file).join("\n");
    const named = Array.from(unit.matchAll(/\/var\/lib\/([\w-]+)/g), ([, folder = ""]) => folder);
    const [, created = ""] = /^StateDirectory=(.*)$/m.exec(unit) ?? [];
    const [, writable = ""] = /^ReadWritePaths=(.*)$/m.exec(unit) ?? [];
    expect(named).not.toEqual([]);
    expect([...created.split(" "), ...writable.split(/\s*\/var\/lib\//)]).toEqual(
      expect.arrayContaining(named),
    );
  },
);

test.each(["stackhouse-backup.service", "compose.yaml"])(
  "the nightly backup of %s replaces one of the same day, and deletes those that are older than 30 days",
  (file) => {
    const text = lines(`deploy/${file}`).join("\n");
    const [, folder = "", name = ""] = / backup --overwrite "(.*)\/(\w+-)\$/.exec(text) ?? [];
    const [command = ""] = /\bfind .* -delete$/m.exec(text) ?? [];
    expect(command).toContain(`find ${folder} `);
    using backups = mkdtempDisposableSync(join(tmpdir(), "backups-"));
    for (const days of [29, 32]) {
      const file = join(backups.path, `${name}${days}`);
      writeFileSync(file, "");
      utimesSync(file, 0, Date.now() / 1000 - days * 86_400);
    }
    execSync(command.replace(folder, backups.path));
    expect(readdirSync(backups.path)).toEqual([`${name}29`]);
  },
);
