import type { Plugin } from "vite";

/**
 * Reloads the page after any change of a source, because most of a page is not rendered in the browser.
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
