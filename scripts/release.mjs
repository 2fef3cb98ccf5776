// npm run release: writes the built site into a folder to copy to the server, where it needs only Node.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { constants } from "node:zlib";
import { onProjectNode, root } from "./project-node.mjs";

/**
 * The build's folders, which a release replaces. It keeps the owner's files, such as `.env` and, if DATA_DIR is in the
 * release, the data.
 */
const parts = ["client", "coming", "refused", "server"];

/** The best quality, which would be too slow for every build. A test sets a lower one. */
const quality = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY);

await onProjectNode(import.meta.url, async () => {
  const folder = resolve(process.argv[2] ?? "release");
  if (existsSync(folder) && !existsSync(join(folder, "needs-node.mjs"))) {
    console.error(`${folder} exists and is not a release: name a new folder, or delete that one.`);
    process.exitCode = 1;
    return;
  }
  const { ensureBuilt } = await import("./built.mjs");
  const { builtFor } = await import("./site-url.mjs");
  await ensureBuilt();
  await writeRelease(folder);
  console.log(
    `${folder} is the current site, built for ${builtFor(folder)}. It needs only Node 26; start it with: node start.mjs`,
  );
});

async function writeRelease(folder) {
  const { compressFiles } = await import("./build-steps/compress.ts");
  const { siteUrlFile } = await import("./site-url.mjs");
  for (const part of parts) {
    rmSync(join(folder, part), { recursive: true, force: true });
    cpSync(join(root, "build", part), join(folder, part), { recursive: true });
    await compressFiles(compressedIn(join(folder, part)), quality);
  }
  cpSync(join(root, "build", siteUrlFile), join(folder, siteUrlFile));
  // Removes the originals of compressed files, because they take up half of the folder. For clients that accept no
  // compression, the server decompresses a variant.
  for (const file of compressedIn(join(folder, "client"))) rmSync(file, { force: true });
  for (const file of ["serve.mjs", "environment.mjs"])
    cpSync(join(root, "scripts", file), join(folder, file));
  cpSync(join(root, "scripts", "release"), folder, { recursive: true });
  rmSync(join(folder, "deploy"), { recursive: true, force: true });
  // Without `deploy/.env`, which may contain passwords.
  const isPublic = (file) => !basename(file).startsWith(".");
  cpSync(join(root, "deploy"), join(folder, "deploy"), { recursive: true, filter: isPublic });
  writeFileSync(join(folder, "package.json"), packageJson());
}

/** Returns the files that have compressed variants. */
function compressedIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(".gz"))
    .map((file) => join(folder, file.slice(0, -".gz".length)));
}

function packageJson() {
  const { name, version, type } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const scripts = {
    start: "node --max-semi-space-size=2 --initial-old-space-size=40 start.mjs",
    site: "node site.mjs",
  };
  return `${JSON.stringify({ name, version, private: true, type, engines: { node: ">=26" }, scripts }, null, 2)}\n`;
}
