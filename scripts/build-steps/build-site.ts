// Runs the build steps in a separate process, so that the large amount of memory they need is freed when it exits.
// Argument: the folder for the new build. Its files contain a placeholder for the origin, until set-origin.ts runs.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder } from "vite";
import { onProjectNode, root } from "../project-node.mjs";
import { writeBesidePages } from "./beside-pages.ts";
import { deleteOldEntries } from "./build-cache.ts";
import { writeComingIssues } from "./coming-issues.ts";
import { inlineStyles } from "./inline-styles.ts";
import { publishPictures } from "./published-pictures.ts";
import { writeRefusedPages } from "./refused-pages.ts";
import { writePages } from "./write-pages.ts";

const [folder = ""] = process.argv.slice(2);

await onProjectNode(import.meta.url, async () => {
  const vite = "Vite builds scripts, styles and the server";
  console.time(vite);
  const builder = await createBuilder({ root, logLevel: "warn", configLoader: "native" });
  await builder.buildApp();
  console.timeEnd(vite);
  await writeSite();
  await deleteOldEntries();
});
process.exit();

async function writeSite() {
  const site = await import(pathToFileURL(join(folder, "server", "index.js")).href);
  const client = join(folder, "client");
  const coming = join(folder, "coming");
  console.time("pages");
  await writePages(site.renderPage, client);
  await publishPictures(client);
  await writeRefusedPages(site, join(folder, "refused"));
  await writeComingIssues(site.renderPage, coming);
  await publishPictures(coming);
  await writeBesidePages(folder);
  await inlineStyles(client);
  await inlineStyles(coming, client);
  console.timeEnd("pages");
}
