import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const inPlace = fileURLToPath(new URL("fixtures/site-in-sydney.ts", import.meta.url));

/** A Vite plugin that replaces `site.config.ts` with that of a company in Sydney. */
export function inSydney(): Plugin {
  return {
    name: "in-sydney",
    enforce: "pre",
    resolveId: (source, importer) =>
      /^\.[./]*\/site\.config\.ts$/.test(source) && importer !== inPlace ? inPlace : null,
  };
}
