import { extname } from "node:path";
import type { Plugin } from "vite";
import { contentTypes } from "../scripts/build-steps/file-headers.ts";

/**
 * A plugin for files at fixed URLs, all of which begin with `under`. In development it serves them, and a build gets
 * them as they are.
 */
export function fixedFiles(name: string, under: string, list: (isBuild: boolean) => FixedFiles): Plugin {
  return {
    name,
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const { url = "" } = request;
        const make = url.startsWith(under) && new Map(list(false)).get(url);
        if (!make) return next();
        response.setHeader("content-type", contentTypes[extname(url)] ?? "");
        response.end(await make());
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== "client") return;
      for (const [address, make] of list(true))
        this.emitFile({ type: "asset", fileName: address.slice(1), source: await make() });
    },
  };
}

/** Each file's path in the site, and a function that returns its content. */
type FixedFiles = Iterable<
  readonly [address: string, make: () => string | Uint8Array | Promise<string | Uint8Array>]
>;
