// Writes the pages of issues that are to come, beside the built ones and not among them. Its argument: the folder of the build.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [build = ""] = process.argv.slice(2);
const site = await import(pathToFileURL(join(build, "server", "index.js")).href);
await site.writeComingIssues(site, join(build, "coming"));
