import type { Plugin } from "vite";

const virtual = "\0node:http";

/** Imported as it is, `node:http` is asked for all that it exports and loads undici for it: 27 ms of each start. */
export function nodeHttp(): Plugin {
  return {
    name: "node-http",
    // Before Vite leaves it outside.
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (source, _importer, { kind }) =>
      source === "node:http" && kind === "import-statement" ? virtual : null,
    load: (id) =>
      id === virtual
        ? `const http = process.getBuiltinModule("node:http");
          export default http;
          export const { createServer, STATUS_CODES } = http;`
        : null,
  };
}
