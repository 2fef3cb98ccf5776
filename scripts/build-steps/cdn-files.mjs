// Writes beside the built pages what a CDN needs, once they are as they will be. Its argument: the folder of the build.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [build = ""] = process.argv.slice(2);
const { writeCdnFiles } = await import(pathToFileURL(join(build, "server", "index.js")).href);
writeCdnFiles(join(build, "client"));
