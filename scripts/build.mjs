// npm run build: builds the site for production, even if the existing build is up to date.
import { build } from "./built.mjs";
import { onProjectNode } from "./project-node.mjs";

await onProjectNode(import.meta.url, build);
