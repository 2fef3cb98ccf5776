// Serves the site that is built in a folder until it is told to stop.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * @param {string} root where a relative DATA_DIR lies
 * @param {string} buildFolder
 * @param {Record<string, string | undefined>} environment
 */
export async function serve(root, buildFolder, environment) {
  process.env.NODE_ENV = "production";
  const site = await import(pathToFileURL(join(buildFolder, "server", "index.js")).href);
  try {
    const starting = site.startSite(site, { root, buildFolder, environment, print: console.log });
    stopOnSignal(starting);
    await starting;
  } catch (problem) {
    if (!(problem instanceof site.StartProblem)) throw problem;
    for (const line of problem.lines) console.error(line);
    process.exitCode = 1;
  }
}

/** A terminal, npm and an older Node in front of this one may each send the same signal: the first one counts. */
function stopOnSignal(starting) {
  const signalled = new Promise((resolve) => process.on("SIGINT", resolve).on("SIGTERM", resolve));
  signalled.then(async () => {
    await (await starting).stop();
    process.exit(0);
  });
}
