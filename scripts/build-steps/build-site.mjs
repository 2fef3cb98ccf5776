// Runs the build steps in a separate process, so that the large amount of memory they need is freed when it exits.
// Argument: the folder for the new build. Its files contain a placeholder for the origin, until set-origin.mjs runs.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder } from "vite";
import { phase, printTimes } from "../phases.mjs";
import { onProjectNode, root } from "../project-node.mjs";
import { writeBesidePages } from "./beside-pages.ts";
import { deleteOldEntries } from "./build-cache.ts";
import { inlineStyles } from "./inline-styles.mjs";
import { publishPictures } from "./published-pictures.ts";
import { writePages } from "./write-pages.ts";

const [folder] = process.argv.slice(2);

await onProjectNode(import.meta.url, async () => {
  const builder = await phase("Vite reads its configuration", () =>
    createBuilder({ root, logLevel: "warn", configLoader: "native" }),
  );
  await phase("Vite builds scripts, styles and the server", () => builder.buildApp());
  await writeSite();
  await deleteOldEntries();
  printTimes(root);
});
process.exit();

async function writeSite() {
  const site = await import(pathToFileURL(join(folder, "server", "index.js")).href);
  const [client, coming, refused] = ["client", "coming", "refused"].map((each) => join(folder, each));
  await phase("pages", async () => {
    await writePages(site.renderPage, client);
    await publishPictures(client);
    await site.writeRefusedPages(site.renderPage, refused);
    await site.writeComingIssues(site.renderPage, coming);
    await publishPictures(coming);
  });
  await phase("pictures of shared links, Markdown, icons", () => writeBesidePages(client));
  await phase("styles into pages", async () => {
    await inlineStyles(client);
    await inlineStyles(coming, client);
  });
}
