// npm run build: the production build alone.
import { build } from "./built.mjs";
import { onProjectNode } from "./project-node.mjs";

await onProjectNode(import.meta.url, build);
