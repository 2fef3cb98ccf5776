// npm run dev: Vite serves and reloads pages; the site's own server handles POST requests at the same origin.
import { environment } from "./environment.mjs";
import { onProjectNode, root } from "./project-node.mjs";

await onProjectNode(import.meta.url, async () => {
  const { buildErrorMessage, createServer } = await import("vite");
  const { freePort } = await import("../server/testing/free-port.ts");
  const env = environment(root);
  const port = Number(env.PORT || 3000);
  const callsPort = await freePort();
  const calls = createCalls(
    { SITE_URL: `http://localhost:${port}`, ...env, PORT: String(callsPort), HOST: "127.0.0.1" },
    (error) =>
      console.error(
        buildErrorMessage(error, [`The server can't be started from these sources: ${error.message}`]),
      ),
  );
  const posted = {
    target: `http://127.0.0.1:${callsPort}`,
    bypass: async (request) => {
      if (request.method !== "POST") return request.url;
      await calls.settled();
    },
  };
  const vite = await createServer({
    root,
    plugins: [calls.followed],
    server: {
      host: env.HOST || "127.0.0.1",
      port,
      strictPort: true,
      proxy: { "^/": posted },
    },
  });
  await vite.listen();
  console.log(`The site is at http://localhost:${port}, and follows every change to its files`);

  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, async () => {
      await calls.stop();
      await vite.close();
      process.exit(0);
    });
  }
});

/** Creates the server for POST requests, and restarts it when one of its sources changes. */
function createCalls(settings, report) {
  let made;
  let running;
  let failed = false;
  let turn = Promise.resolve();

  const follow = async ({ moduleGraph, runner }) => {
    // Reloads all modules: one that failed on a missing import would otherwise still fail once the import exists.
    if (failed) {
      moduleGraph.invalidateAll();
      runner.clearCache();
    }
    try {
      // Uses the pages' module runner, because a second one would not notice the modules that the first reloads.
      const site = await runner.import("/server/site.ts");
      if (site === made) return;
      await running?.stop();
      running = undefined;
      running = await start(site, settings);
      if (made) console.log("The server has been restarted");
      made = site;
      failed = false;
    } catch (error) {
      failed = true;
      report(error);
    }
  };
  const inTurn = (environment) => {
    turn = turn.then(() => follow(environment));
  };

  return {
    followed: {
      name: "calls",
      // Vite calls this again when it restarts after a change of its configuration.
      configureServer: ({ httpServer, environments }) => {
        httpServer.once("listening", () => inTurn(environments.ssr));
      },
      hotUpdate() {
        if (this.environment.name === "ssr") inTurn(this.environment);
      },
    },
    settled: () => turn,
    stop: () => turn.then(() => running?.stop()),
  };
}

function start(site, settings) {
  return site.startSite(site.renderPage, {
    root,
    // Uses no build: Vite serves the pages, and an existing build may be out of date.
    buildFolder: null,
    environment: settings,
    print: (line) => line.startsWith("The site is at") || console.log(line),
  });
}
