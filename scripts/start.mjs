// npm start: installs and builds what is missing, then serves the site until it receives a stop signal.
import { join } from "node:path";
import { ensureBuilt } from "./built.mjs";
import { environment } from "./environment.mjs";
import { onProjectNode, root } from "./project-node.mjs";
import { serve } from "./serve.mjs";

await onProjectNode(import.meta.url, async () => {
  await ensureBuilt();
  await serve(root, join(root, "build"), environment(root));
});
