// npm run build: builds the site for production. With `--if-needed`, keeps a build that is up to date.
import { build, ensureBuilt } from "./built.mjs";
import { onProjectNode } from "./project-node.mjs";

const ifNeeded = process.argv.includes("--if-needed");
await onProjectNode(import.meta.url, () => (ifNeeded ? ensureBuilt() : build()));
