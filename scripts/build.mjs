// npm run build: builds the site for production and does nothing else.
import { build } from "./built.mjs";
import { onProjectNode } from "./project-node.mjs";

await onProjectNode(import.meta.url, build);
