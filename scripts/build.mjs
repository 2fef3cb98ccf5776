// npm run build: builds the site for production. With `--if-needed`, keeps a build that is up to date.
import { onProjectNode } from "./project-node.mjs";

await onProjectNode(import.meta.url, async () => {
  const { build, ensureBuilt } = await import("./built.mjs");
  await (process.argv.includes("--if-needed") ? ensureBuilt() : build());
});
