import type { Plugin } from "vite";

/**
 * Reloads the page after any change of a source. React Router's hot updates need its client router, which this site
 * does not load.
 */
export function reload(): Plugin {
  return {
    name: "reload",
    hotUpdate: {
      order: "pre",
      handler({ modules, server }) {
        if (modules.length > 0) server.environments.client.hot.send({ type: "full-reload" });
        return [];
      },
    },
  };
}
