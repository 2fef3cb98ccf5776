// Serves a built site until the process receives a stop signal.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * @param {string} root the base folder for a relative DATA_DIR
 * @param {string} buildFolder
 * @param {Record<string, string | undefined>} environment
 */
export async function serve(root, buildFolder, environment) {
  process.env.NODE_ENV = "production";
  const site = await import(pathToFileURL(join(buildFolder, "server", "index.js")).href);
  try {
    const starting = site.startSite(site.renderPage, { root, buildFolder, environment, print: console.log });
    stopOnSignal(starting);
    await starting;
  } catch (problem) {
    if (!(problem instanceof site.StartProblem)) throw problem;
    for (const line of problem.lines) console.error(line);
    process.exitCode = 1;
  }
}

/** Stops on the first signal and ignores the rest, because the terminal, npm and a parent process may each send one. */
function stopOnSignal(starting) {
  const signalled = new Promise((resolve) => process.on("SIGINT", resolve).on("SIGTERM", resolve));
  signalled.then(async () => {
    await (await starting).stop();
    process.exit(0);
  });
}
