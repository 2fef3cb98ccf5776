// R-RUN-2, R-SETUP-6
import { spawn } from "node:child_process";
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
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";

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
  project.write("scripts/build-steps/build-site.mjs", "undefined.path;");
  const crashed = project.build();
  expect(await crashed.ended).toBe(1);
  expect(crashed.output()).toMatch(/TypeError: .*\n +at .*build-site/);
  expect(crashed.output()).not.toContain("The build failed");
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

test("a start rebuilds for another SITE_URL and says why; without SITE_URL it uses the existing build", async () => {
  await using project = await copyOfProject();
  project.write(".env", "SITE_URL=https://one.example/");
  expect(await project.build().ended).toBe(0);
  expect(await project.ensureBuilt().ended).toBe(0);
  const elsewhere = project.ensureBuilt({ SITE_URL: "https://two.example" });
  expect(await elsewhere.ended).toBe(0);
  expect(elsewhere.output()).toBe(
    "Building the site … (SITE_URL is https://two.example, but the last build is for https://one.example)\n",
  );
  expect(await project.ensureBuilt({ SITE_URL: "" }).ended).toBe(0);
  expect(project.builds()).toBe(2);
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
  for (const source of ["scripts", "vite/mistake.ts", "package.json", "package-lock.json"]) {
    cpSync(source, at(source), { recursive: true });
  }
  for (const source of ["app/root.tsx", "content/pages/home.ts", "contract/addresses.ts"]) {
    write(source, "");
  }
  for (const source of ["illustrations/pictures.ts", "vite/pictures.ts"]) write(source, "");
  for (const source of ["vite.config.ts"]) write(source, "");
  write("server/settings.ts", "export const settingNames = () => [];");
  write("server/owner/commands/command-line.ts", commands);
  write("site.config.ts", "export const site = { demo: true };");
  write("scripts/build-steps/build-site.mjs", builder);
  // Marks all packages as installed, so that npm does not follow the symlinks and change the real `node_modules`.
  cpSync("package-lock.json", at("node_modules/.package-lock.json"));
  const linked = readdirSync("node_modules").filter((name) => !existsSync(at(join("node_modules", name))));
  for (const name of linked) {
    symlinkSync(resolve("node_modules", name), at(join("node_modules", name)));
  }
  // Ignores a SITE_URL that is set on this machine.
  const { SITE_URL: _, ...machine } = process.env;
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
      run(["--eval", 'import("./scripts/built.mjs").then((built) => built.ensureBuilt())'], settings),
    built: () => readFileSync(at("build/client/page.txt"), "utf8"),
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
writeFileSync(folder + "/client/page.txt", "build " + number);
writeFileSync(
  folder + "/server/index.js",
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
