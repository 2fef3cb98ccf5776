// Writes what refused forms are answered with, once the server is built. In a process of its own: whoever builds may
// load the server again later, after another build. Its argument: the folder of the build.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [build = ""] = process.argv.slice(2);
const site = await import(pathToFileURL(join(build, "server", "index.js")).href);
await site.writeRefusedPages(site, join(build, "refused"));
