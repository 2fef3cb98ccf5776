import type { Plugin } from "vite";

/**
 * A changed source loads the page again, whatever it is: pages are documents, and what React Router would do instead
 * needs its router in the browser, where there is none.
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
