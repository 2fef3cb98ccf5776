// npm run release: the built site as a folder that runs with Node alone, for the machine that serves it.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, ensureBuilt } from "./built.mjs";
import { environment } from "./environment.mjs";
import { onProjectNode, root } from "./project-node.mjs";

/** Of the build; what else lies in the folder stays: settings in `.env`, and data where DATA_DIR says so. */
const parts = ["client", "coming", "refused", "server"];

await onProjectNode(import.meta.url, async () => {
  const folder = resolve(process.argv[2] ?? "release");
  if (existsSync(folder) && !existsSync(join(folder, "needs-node.mjs"))) {
    console.error(`${folder} is there and is no release: name a new folder, or remove that one.`);
    process.exitCode = 1;
    return;
  }
  const { SITE_URL } = environment(root);
  await (SITE_URL && !isBuiltFor(SITE_URL) ? build() : ensureBuilt());
  writeRelease(folder);
  console.log(`${folder} is the site as it is now. It needs Node 26 and nothing else: node start.mjs`);
});

/** A server can call its pages by another address than they were built for, but starts later for it, and needs more memory. */
function isBuiltFor(siteUrl) {
  const home = join(root, "build", "client", "index.html");
  return existsSync(home) && readFileSync(home, "utf8").includes(`rel="canonical" href="${siteUrl}/"`);
}

function writeRelease(folder) {
  for (const part of parts) {
    rmSync(join(folder, part), { recursive: true, force: true });
    cpSync(join(root, "build", part), join(folder, part), { recursive: true });
  }
  removeUnpacked(join(folder, "client"));
  for (const file of ["serve.mjs", "environment.mjs"])
    cpSync(join(root, "scripts", file), join(folder, file));
  cpSync(join(root, "scripts", "release"), folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), packageJson());
}

/** The server unpacks them at its start: they would be half of the folder. */
function removeUnpacked(folder) {
  for (const file of readdirSync(folder, { recursive: true }))
    if (file.endsWith(".gz")) rmSync(join(folder, file.slice(0, -".gz".length)), { force: true });
}

function packageJson() {
  const { name, version, type } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const scripts = {
    start: "node --max-semi-space-size=2 --initial-old-space-size=40 start.mjs",
    site: "node site.mjs",
  };
  return `${JSON.stringify({ name, version, private: true, type, engines: { node: ">=26" }, scripts }, null, 2)}\n`;
}
