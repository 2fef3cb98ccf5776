import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import type { IslandFiles } from "../app/browser/islands.ts";
import { catalogue } from "../app/showcase/catalogue.ts";
import { islandsOf } from "./showcase-pages.ts";

const virtual = "virtual:island-files";
const entry = "app/entry.client.tsx";
/** Where the client's build leaves it for the server's, beside both. */
const listBeside = (outDir: string) => join(outDir, "..", "islands.json");

/**
 * `import files from "virtual:island-files"` gives what the browser loads for the islands of each `….islands.ts`, by
 * the module's path below `app/` or `.react-router/` without its ending. Each of these modules is a file of its own in the build.
 */
export function islands(): Plugin {
  const showcases = catalogue.filter(({ hydrate }) => hydrate).map(({ name }) => islandsOf(name));
  const modules = [...globSync("app/**/*.islands.ts"), ...showcases];
  return {
    name: "islands",
    buildStart() {
      const { command, consumer } = this.environment.config;
      if (command === "serve" || consumer !== "client") return;
      for (const id of modules) this.emitFile({ type: "chunk", id, preserveSignature: "strict" });
    },
    resolveId(source) {
      return source === virtual ? `\0${virtual}` : null;
    },
    async load(id) {
      if (id !== `\0${virtual}`) return null;
      const { command, consumer, build } = this.environment.config;
      if (command === "serve") return `export default ${JSON.stringify(filesOfSources(modules))};`;
      // The browser's bundle needs none: what it loads stands in each page.
      const files = consumer === "client" ? "{}" : await readFile(listBeside(build.outDir), "utf8");
      return `export default ${files};`;
    },
    async writeBundle(_options, bundle) {
      const { consumer, build } = this.environment.config;
      if (consumer !== "client") return;
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const chunkOf = (path: string) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(path));
        if (!chunk) throw new Error(`The build has no file for ${path}`);
        return chunk.fileName;
      };
      const importsOf = (fileName: string): string[] => {
        const { imports = [] } = chunks.find((chunk) => chunk.fileName === fileName) ?? {};
        return [fileName, ...imports.flatMap(importsOf)];
      };
      const files = Object.fromEntries(
        modules.map((path) => {
          const own = [chunkOf(entry), chunkOf(path)] as const;
          const all = [...new Set(own.flatMap(importsOf))];
          return [
            nameOf(path),
            { entry: `/${own[0]}`, islands: `/${own[1]}`, all: all.map((name) => `/${name}`) },
          ];
        }),
      );
      await writeFile(listBeside(build.outDir), JSON.stringify(files satisfies Record<string, IslandFiles>));
    },
  };
}

function filesOfSources(modules: readonly string[]): Record<string, IslandFiles> {
  return Object.fromEntries(
    modules.map((path) => [nameOf(path), { entry: `/${entry}`, islands: `/${path}`, all: [] }]),
  );
}

function nameOf(path: string): string {
  return path.replace(/^(?:app|\.react-router)\/(.+)\.ts$/, "$1");
}
