// Builds the site when its sources are newer than the build.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressFolder } from "./compress.mjs";
import { inlineStyles } from "./inline-styles.mjs";
import { root } from "./project-node.mjs";

const stamp = join(root, "build", ".built");
const sources = [
  "app",
  "content",
  "public",
  "server",
  "site.config.ts",
  "react-router.config.ts",
  ...readdirSync(root).filter((name) => /^vite[-.].+\.ts$/.test(name)),
  "package-lock.json",
];
/** Written by the build itself. */
const drawn = join(root, "app", "art", "drawn");

export async function ensureBuilt() {
  if (existsSync(stamp) && newestOf(sources.map((name) => join(root, name))) <= statSync(stamp).mtimeMs)
    return;
  await build();
}

export async function build() {
  console.log("Building the site …");
  // Taken first: a file saved while we build must make the next start build again.
  const begun = new Date();
  rmSync(join(root, "build"), { recursive: true, force: true });
  run(join(root, "node_modules", "@react-router", "dev", "bin.cjs"), "build");
  run(join(root, "scripts", "refused-pages.mjs"));
  await inlineStyles(join(root, "build", "client"));
  await compressFolder(join(root, "build", "client"));
  await compressFolder(join(root, "build", "refused"));
  writeFileSync(stamp, "");
  utimesSync(stamp, begun, begun);
}

function run(...program) {
  const { status } = spawnSync(process.execPath, program, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error("The build failed; the lines above say where.");
}

/** Milliseconds since 1970 of the latest change; a folder's own time tells of a file that was removed. */
function newestOf(paths) {
  return Math.max(...paths.filter((path) => path !== drawn).map(newest));
}

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path)
    .filter((name) => !name.includes(".test."))
    .map((name) => join(path, name));
  // The drawings' folder comes and goes with a build, and takes its parent's time along.
  return path === join(drawn, "..") ? newestOf(inside) : Math.max(stat.mtimeMs, newestOf(inside));
}
