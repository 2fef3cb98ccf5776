import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { IslandFiles } from "../app/browser/islands.ts";
import { site } from "../site.config.ts";
import { chunksBehind } from "./chunks-behind.ts";
import { examplePages } from "./kit/docs-of.ts";
import { islandsOf } from "./showcase/showcase-pages.ts";
import { virtualModule } from "./virtual-module.ts";

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
    ...virtualModule("virtual:island-files", () => `export default ${JSON.stringify(files)};`),
    // Stores the URLs for the server's bundle, which is built after the browser's.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        if (this.environment.config.consumer !== "client") return;
        files = filesOfBuild(modules, bundle);
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = withRetry(file.code);
      },
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
  const first = chunkOf(entry);
  return Object.fromEntries(
    modules.map((path) => {
      const own = chunkOf(path);
      const all = chunksBehind([first, own], bundle).map(({ fileName }) => `/${fileName}`);
      return [nameOf(path), { entry: `/${first.fileName}`, islands: `/${own.fileName}`, all }];
    }),
  );
}

function nameOf(path: string): string {
  return path.replace(/\.ts$/, "");
}

/**
 * Makes an `import()` that failed try another URL, because older browsers never request a module again that failed to
 * load (https://github.com/whatwg/html/pull/10327).
 */
function withRetry(code: string): string {
  return code.replaceAll(/\bimport\(`([^`]+)`\)/g, "$&.catch(()=>import(`$1?$${Date.now()}`))");
}
