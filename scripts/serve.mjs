// Serves a built site until the process receives a stop signal.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * @param {string} root the folder to which a relative DATA_DIR refers
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

/** Reacts only to the first signal, because the terminal, npm and an older Node as parent may all send one. */
function stopOnSignal(starting) {
  const signalled = new Promise((resolve) => process.on("SIGINT", resolve).on("SIGTERM", resolve));
  signalled.then(async () => {
    await (await starting).stop();
    process.exit(0);
  });
}
