// npm start: installs and builds what is missing, then serves the site until it receives a stop signal.
import { join } from "node:path";
import { checkPlace } from "./check-place.mjs";
import { environment } from "./environment.mjs";
import { onProjectNode, root } from "./project-node.mjs";
import { serve } from "./serve.mjs";

const start = async () => {
  const { ensureBuilt } = await import("./built.mjs");
  await ensureBuilt(checkPlace);
  const build = join(root, "build");
  await serve(root, build, environment(root, build));
};
await onProjectNode(import.meta.url, start, checkPlace);
