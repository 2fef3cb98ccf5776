// What a build does, in a process of its own: it may be done again by whoever asked for it, and takes much memory.
// Its argument: the folder of the build.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder } from "vite";
import { onProjectNode, root } from "../project-node.mjs";
import { writeBesidePages } from "./beside-pages.ts";
import { writeCdnFiles } from "./cdn-files.ts";
import { compressFolder } from "./compress.mjs";
import { inlineStyles } from "./inline-styles.mjs";
import { publishPictures } from "./published-pictures.ts";
import { writePages } from "./write-pages.ts";

const [folder = "build"] = process.argv.slice(2);

await onProjectNode(import.meta.url, async () => {
  const builder = await createBuilder({ root });
  await builder.buildApp();
  await writeSite();
});
process.exit();

async function writeSite() {
  const site = await import(pathToFileURL(join(folder, "server", "index.js")).href);
  const client = join(folder, "client");
  const coming = join(folder, "coming");
  const refused = join(folder, "refused");
  await writePages(site, client);
  await publishPictures(client);
  await site.writeRefusedPages(site, refused);
  await writeBesidePages(client);
  await inlineStyles(client);
  await site.writeComingIssues(site, coming);
  await publishPictures(coming);
  await inlineStyles(coming, client);
  await compressFolder(client);
  writeCdnFiles(client, process.env.SITE_URL);
  for (const other of [coming, refused]) await compressFolder(other);
}
