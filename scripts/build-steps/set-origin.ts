// Makes a build for SITE_URL from a neutral one, whose files contain a placeholder. Compresses what differs from the
// previous build. Arguments: the folders of the neutral build, the new build and the previous build.
import { linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { placeholder, siteUrlFile } from "../site-url.mjs";
import { writeCdnFiles } from "./cdn-files.ts";
import { compressFolder } from "./compress.ts";
import { writeFileHeaders } from "./file-headers.ts";

const [neutral = "", folder = "", before = ""] = process.argv.slice(2);
const origin = process.env.SITE_URL ?? "";

for (const entry of readdirSync(neutral, { recursive: true, withFileTypes: true })) {
  const from = join(entry.parentPath, entry.name);
  const to = join(folder, from.slice(neutral.length));
  const bytes = entry.isFile() && readFileSync(from);
  if (!bytes) mkdirSync(to, { recursive: true });
  else if (bytes.includes(placeholder)) writeFileSync(to, String(bytes).replaceAll(placeholder, origin));
  else linkSync(from, to);
}
writeFileSync(
  join(folder, "client/robots.txt"),
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
);
for (const each of ["client", "coming", "refused"])
  await compressFolder(join(folder, each), join(before, each));
writeFileHeaders(folder);
writeCdnFiles(folder, origin);
writeFileSync(join(folder, siteUrlFile), origin);
