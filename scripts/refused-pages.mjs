// Writes what refused forms are answered with, once the server is built. In a process of its own: whoever builds may
// load the server again later, after another build.
import { join } from "node:path";
import { root } from "./project-node.mjs";

const site = await import("../build/server/index.js");
await site.writeRefusedPages(site, join(root, "build", "refused"));
