// npm start: installs and builds what is missing, then serves the site until it is told to stop.
import { join } from "node:path";
import { ensureBuilt } from "./built.mjs";
import { environment } from "./environment.mjs";
import { onProjectNode, root } from "./project-node.mjs";

await onProjectNode(import.meta.url, async () => {
  await ensureBuilt();
  process.env.NODE_ENV = "production";
  const site = await import("../build/server/index.js");
  try {
    const starting = site.startSite(site, {
      root,
      buildFolder: join(root, "build"),
      environment: environment(),
      print: console.log,
    });
    stopOnSignal(starting);
    await starting;
  } catch (problem) {
    if (!(problem instanceof site.StartProblem)) throw problem;
    for (const line of problem.lines) console.error(line);
    process.exitCode = 1;
  }
});

/** A terminal, npm and an older Node in front of this one may each send the same signal: the first one counts. */
function stopOnSignal(starting) {
  const signalled = new Promise((resolve) => process.on("SIGINT", resolve).on("SIGTERM", resolve));
  signalled.then(async () => {
    await (await starting).stop();
    process.exit(0);
  });
}
