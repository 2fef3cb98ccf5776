// npm start: installs and builds what is missing, then serves the site until it is told to stop.
import { ensureBuilt } from "./built.mjs";
import { environment } from "./environment.mjs";
import { onProjectNode, root } from "./project-node.mjs";

await onProjectNode(import.meta.url, async () => {
  await ensureBuilt();
  process.env.NODE_ENV = "production";
  const site = await import("../build/server/index.js");
  try {
    const running = await site.startSite(site, { root, environment: environment(), print: console.log });
    stopOnSignal(running);
  } catch (problem) {
    if (!(problem instanceof site.StartProblem)) throw problem;
    for (const line of problem.lines) console.error(line);
    process.exitCode = 1;
  }
});

function stopOnSignal(running) {
  const stop = async () => {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    await running.stop();
    process.exit(0);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
}
