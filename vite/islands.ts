import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { IslandFiles } from "../app/browser/islands.ts";
import { site } from "../site.config.ts";
import { chunksBehind } from "./chunks-behind.ts";
import { examplePages } from "./kit/docs-of.ts";
import { islandsOf } from "./showcase/showcase-pages.ts";

const virtual = "virtual:island-files";
const entry = "app/entry.client.tsx";

/**
 * `import files from "virtual:island-files"` exports the URLs of the scripts for each `….islands.ts`, by that module's
 * path without `.ts`. These modules are entries of the browser's bundle.
 */
export function islands(): Plugin {
  const modules = islandModules();
  let files: Record<string, IslandFiles> = {};
  return {
    name: "islands",
    configEnvironment(name) {
      if (name !== "client") return;
      return {
        build: { rolldownOptions: { input: [entry, ...modules], preserveEntrySignatures: "strict" } },
      };
    },
    configResolved({ command }) {
      if (command === "serve") files = filesOfSources(modules);
    },
    resolveId(source) {
      return source === virtual ? `\0${virtual}` : null;
    },
    load(id) {
      return id === `\0${virtual}` ? `export default ${JSON.stringify(files)};` : null;
    },
    // Stores the URLs for the server's bundle, which is built after the browser's.
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer === "client") files = filesOfBuild(modules, bundle);
    },
  };
}

function islandModules(): string[] {
  const ofPages = globSync("app/**/*.islands.ts");
  if (!site.demo) return ofPages;
  const showcases = examplePages.filter(({ hydrate }) => hydrate).map(({ name }) => islandsOf(name));
  return [...ofPages, ...globSync("samples/**/*.islands.ts"), ...showcases];
}

function filesOfSources(modules: readonly string[]): Record<string, IslandFiles> {
  return Object.fromEntries(
    modules.map((path) => [nameOf(path), { entry: `/${entry}`, islands: `/${path}`, all: [] }]),
  );
}

function filesOfBuild(
  modules: readonly string[],
  bundle: Rolldown.OutputBundle,
): Record<string, IslandFiles> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const chunkOf = (path: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(path));
    if (!chunk) throw new Error(`The build has no file for ${path}`);
    return chunk;
  };
  const addressOf = ({ fileName }: Rolldown.OutputChunk) => `/${fileName}`;
  return Object.fromEntries(
    modules.map((path) => {
      const own = [chunkOf(entry), chunkOf(path)] as const;
      const all = chunksBehind(own, bundle);
      return [
        nameOf(path),
        { entry: addressOf(own[0]), islands: addressOf(own[1]), all: all.map(addressOf) },
      ];
    }),
  );
}

function nameOf(path: string): string {
  return path.replace(/\.ts$/, "");
}
