import type { Plugin } from "vite";

/** Reloads the page when any source changes, because most of a page is rendered only on the server. */
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
