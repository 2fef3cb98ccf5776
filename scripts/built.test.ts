// R-RUN-2, R-RUN-4, R-SETUP-6
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { settingNames } from "../server/settings.ts";
import { sources } from "./built.mjs";
import { root } from "./project-node.mjs";
import { placeholder } from "./site-url.mjs";

test("a build replaces the last one only when it is complete, and a failed build replaces nothing", async () => {
  await using project = await copyOfProject();
  await project.build().ended;
  project.hold();
  const second = project.build();
  await project.untilBuilds(2);
  expect(project.built()).toBe("build 1");
  project.letGo();
  expect(await second.ended).toBe(0);
  expect(project.built()).toBe("build 2");
  project.failFromNowOn();
  expect(await project.build().ended).not.toBe(0);
  expect(project.built()).toBe("build 2");
});

test("a mistake in the owner's files is printed as the last line without a stack trace, a crash with one", async () => {
  await using project = await copyOfProject();
  project.write("mistake", "");
  const mistaken = project.build();
  expect(await mistaken.ended).toBe(1);
  expect(mistaken.output()).toMatch(/^Building the site .*\ncontent\/articles\/bad\.md: is bad\.\n$/);
  project.remove("mistake");
  project.write("scripts/build-steps/build-site.ts", "undefined.path;");
  const crashed = project.build();
  expect(await crashed.ended).toBe(1);
  expect(crashed.output()).toMatch(/TypeError: .*\n +at .*build-site/);
  expect(crashed.output()).not.toContain("The build failed");
});

test("a change in any folder of the project makes a build outdated, unless nothing of the folder is in a build", () => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*/*"], { encoding: "utf8" });
  const folders = new Set(files.split("\n").map((file) => file.split("/")[0] ?? ""));
  const named = [...sources.map((source) => relative(root, source)), "", "bench", "deploy", "docs", "e2e"];
  expect([...folders].filter((name) => !name.startsWith(".") && !named.includes(name))).toEqual([]);
});

test("if two starts find an outdated build, one builds and the other waits for it", async () => {
  await using project = await copyOfProject();
  project.hold();
  const starts = [project.ensureBuilt(), project.ensureBuilt()];
  await project.untilBuilds(1);
  project.letGo();
  expect(await Promise.all(starts.map(({ ended }) => ended))).toEqual([0, 0]);
  expect(project.builds()).toBe(1);
  expect(project.built()).toBe("build 1");
});

test("a start for another SITE_URL or PORT rewrites the origin in all files without a build", async () => {
  await using project = await copyOfProject();
  project.write(".env", "SITE_URL=https://one.example/");
  expect(await project.build().ended).toBe(0);
  expect(project.origins()).toEqual(["https://one.example"]);
  expect(await project.ensureBuilt().ended).toBe(0);
  for (const [settings, origin] of [
    [{ SITE_URL: "https://two.example" }, "https://two.example"],
    [{ SITE_URL: "", PORT: "8080" }, "http://localhost:8080"],
    [{ SITE_URL: "" }, "http://localhost:3000"],
  ] as const) {
    const elsewhere = project.ensureBuilt(settings);
    expect(await elsewhere.ended, elsewhere.output()).toBe(0);
    expect(elsewhere.output()).toMatch(`Writing ${origin} into the pages`);
    expect(project.origins()).toEqual([origin]);
  }
  // A start of a site that is built loads no TypeScript, because stripping types takes memory from the server.
  const anyPort = project.ensureBuilt({ SITE_URL: "", PORT: "0", NODE_OPTIONS: "--no-strip-types" });
  expect(await anyPort.ended, anyPort.output()).toBe(0);
  expect(anyPort.output()).toBe("");
  expect(project.builds()).toBe(1);
});

test("all wrong settings are told before a build, one line each", async () => {
  await using project = await copyOfProject();
  const names = settingNames();
  const start = project.start(Object.fromEntries(names.map((name) => [name, " "])));
  expect(await start.ended).toBe(1);
  const lines = start.output().trimEnd().split("\n");
  expect(lines.map((line) => line.split(": found ")[0])).toEqual(names);
  expect(project.builds()).toBe(0);
});

test.each<[string, (taken: string) => Record<string, string>, RegExp]>([
  ["a PORT that is taken", (PORT) => ({ PORT }), /^PORT: found \d+, which another program is using; .*\n$/],
  ["a METRICS_PORT that is taken", (taken) => ({ METRICS_PORT: taken }), /^METRICS_PORT: found \d+, .*\n$/],
  ["another machine's HOST", () => ({ HOST: "203.0.113.1" }), /^HOST: found 203\.0\.113\.1, .*\n$/],
  ["a file as DATA_DIR", () => ({ DATA_DIR: "package.json" }), /^DATA_DIR: found .*package\.json, .*\n$/],
])("%s is told in one line before packages are installed, and before a build", async (_, settings, line) => {
  await using project = await copyOfProject();
  await using other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const environment = { PORT: "0", ...settings(String(Object(other.address()).port)) };
  const beforeBuild = project.start(environment);
  expect(await beforeBuild.ended).toBe(1);
  expect(beforeBuild.output()).toMatch(line);
  project.remove("node_modules/.package-lock.json");
  const beforeInstallation = project.start({ ...environment, PATH: "" });
  expect(await beforeInstallation.ended).toBe(1);
  expect(beforeInstallation.output()).toMatch(line);
  expect(project.builds()).toBe(0);
});

test("the owner's commands use the existing build, even if the sources have changed or contain a mistake", async () => {
  await using project = await copyOfProject();
  expect(await project.build().ended).toBe(0);
  project.write("content/articles/bad.md", "no front matter");
  project.failFromNowOn();
  const list = project.site("enquiries", "list");
  expect(await list.ended, list.output()).toBe(0);
  expect(list.output()).toMatch(/^The sources have changed.*\nran enquiries list of build 1\n$/);
  expect(project.builds()).toBe(1);
});

test("a command that needs the current texts rebuilds the site, unless its arguments are wrong", async () => {
  await using project = await copyOfProject();
  expect(await project.build().ended).toBe(0);
  project.write("content/newsletter/2026-12-31-new.md", "");
  const wrong = project.site("newsletter", "test");
  expect(await wrong.ended, wrong.output()).toBe(2);
  expect(project.builds()).toBe(1);
  const sent = project.site("newsletter", "test", "new");
  expect(await sent.ended, sent.output()).toBe(0);
  expect(sent.output()).toContain("ran newsletter test new of build 2");
});

test("without a build, the help is printed at once, and a command says that the build takes a minute", async () => {
  await using project = await copyOfProject();
  const help = project.site("--help");
  expect(await help.ended, help.output()).toBe(0);
  expect(help.output()).toBe("the help\n");
  expect(project.builds()).toBe(0);
  const list = project.site("enquiries", "list");
  expect(await list.ended, list.output()).toBe(0);
  expect(list.output()).toMatch(
    /^Building the site … \(this takes a minute the first time\)\nran .* of build 1\n$/,
  );
});

/**
 * Copies the project's scripts into a folder with an empty site. Replaces the build script with a stub that counts the
 * builds.
 */
async function copyOfProject() {
  const folder = await mkdtempDisposable(join(tmpdir(), "stackhouse-built-"));
  const at = (path: string) => join(folder.path, path);
  const write = (path: string, text: string) => {
    mkdirSync(at(join(path, "..")), { recursive: true });
    writeFileSync(at(path), text);
  };
  const real =
    "app/document/content-security-policy.ts contract scripts server site.config.ts vite/mistake.ts";
  for (const source of `${real} package.json package-lock.json`.split(" "))
    cpSync(source, at(source), { recursive: true });
  for (const source of ["app/root.tsx", "content/pages/home.ts", "vite.config.ts"]) write(source, "");
  write("server/owner/commands/command-line.ts", commands);
  write("scripts/build-steps/build-site.ts", builder);
  // Marks all packages as installed, so that npm does not follow the symlinks and change the real `node_modules`.
  cpSync("package-lock.json", at("node_modules/.package-lock.json"));
  const linked = readdirSync("node_modules").filter((name) => !existsSync(at(join("node_modules", name))));
  for (const name of linked) {
    symlinkSync(resolve("node_modules", name), at(join("node_modules", name)));
  }
  // Ignores an origin that is set on this machine.
  const { SITE_URL: _, PORT: __, ...machine } = process.env;
  const run = (parameters: string[], settings: Record<string, string> = {}) => {
    const child = spawn(process.execPath, parameters, { cwd: folder.path, env: { ...machine, ...settings } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
    return { ended: once(child, "close").then(([code]) => code), output: () => output };
  };
  const builds = () => (existsSync(at("builds")) ? readFileSync(at("builds"), "utf8").length : 0);
  return {
    write,
    remove: (path: string) => rmSync(at(path)),
    builds,
    build: () => run(["scripts/build.mjs"]),
    site: (...words: string[]) => run(["scripts/site.mjs", ...words]),
    ensureBuilt: (settings: Record<string, string> = {}) =>
      run(["scripts/build.mjs", "--if-needed"], settings),
    start: (settings: Record<string, string>) => run(["scripts/start.mjs"], settings),
    /** The different origins in a page, its compressed form, the server, and the files for a CDN. */
    origins: () => {
      const page = readFileSync(at("build/client/index.html"));
      const texts = [page, gunzipSync(readFileSync(at("build/client/index.html.gz")))];
      for (const file of ["client/robots.txt", "server/index.js"])
        texts.push(readFileSync(at(`build/${file}`)));
      return [...new Set(texts.map((text) => /https?:\/\/[^/\s]+/.exec(String(text))?.[0]))];
    },
    /** Reads the compressed page, which must not be the last build's. */
    built: () => /build \d+/.exec(String(gunzipSync(readFileSync(at("build/client/index.html.gz")))))?.[0],
    untilBuilds: async (count: number) => {
      while (builds() < count) await wait(20);
    },
    hold: () => write("hold", ""),
    letGo: () => rmSync(at("hold")),
    failFromNowOn: () => write("fail", ""),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

const builder = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { onProjectNode } from "../project-node.mjs";
if (existsSync("mistake"))
  await onProjectNode(import.meta.url, () => {
    throw Object.assign(new Error("content/articles/bad.md: is bad."), { name: "Mistake" });
  });
if (process.exitCode) process.exit();

const [folder] = process.argv.slice(2);
for (const name of ["client", "coming", "refused", "server"]) mkdirSync(folder + "/" + name, { recursive: true });
appendFileSync("builds", "|");
const number = readFileSync("builds", "utf8").length;
while (existsSync("hold")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
if (existsSync("fail")) process.exit(1);
writeFileSync(folder + "/client/index.html", ("<a href='${placeholder}/at'>build " + number + "</a>").repeat(9));
writeFileSync(
  folder + "/server/index.js",
  "// ${placeholder}/at\\n" +
    "export class StartProblem {}\\n" +
    "export const runOwnerCommand = (words, { out }) => (out(['ran', ...words, 'of build " +
    number +
    "'].join(' ')), 0);\\n" +
    "export const startSite = (_, { print }) => (setInterval(() => {}, 9999), print('The site is at http://build." +
    number +
    "'), { stop() {} });",
);
`;

/** A stub for the owner's command line. */
const commands = `
export function readCommand(words: string[], io: { out(line: string): void }): number | null {
  if (words.includes("--help")) io.out("the help");
  return words.includes("--help") ? 0 : words.length < 2 || (words[1] === "test" && words.length < 3) ? 2 : null;
}
`;
