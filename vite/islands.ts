import { existsSync, globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { IslandFiles } from "../app/browser/islands.ts";
import { site } from "../site.config.ts";
import { examplePages } from "./kit/docs-of.ts";
import { islandsOf } from "./showcase/showcase-pages.ts";

const virtual = "virtual:island-files";
const entry = "app/entry.client.tsx";
/** The client build writes this file, and the server build reads it. */
const listBeside = (outDir: string) => join(outDir, "..", "islands.json");

/**
 * `import files from "virtual:island-files"` exports the addresses of the scripts for each `….islands.ts`, by the
 * module's path without its extension. The build makes an entry of each of these modules. It removes all other scripts:
 * React Router creates one for each route, only to find the route's styles.
 */
export function islands(): Plugin {
  const modules = islandModules();
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
      // The browser does not need the list, because each page contains its own addresses.
      const files = consumer === "client" ? "{}" : await readFile(listBeside(build.outDir), "utf8");
      return `export default ${files};`;
    },
    generateBundle: {
      // Runs after Vite writes its manifest, in which React Router looks up the routes' styles.
      order: "post",
      async handler(_options, bundle) {
        const { consumer, build } = this.environment.config;
        if (consumer !== "client") return leaveOutWhatIsThere(bundle, join(build.outDir, "../client"));
        const files = filesOfBuild(modules, bundle);
        await mkdir(join(build.outDir, ".."), { recursive: true });
        await writeFile(listBeside(build.outDir), JSON.stringify(files));
        const loaded = filesBehind(
          Object.values(files).flatMap(({ all }) => all.map((address) => address.slice(1))),
          bundle,
          ({ imports, dynamicImports }) => [...imports, ...dynamicImports],
        );
        for (const { type, fileName } of Object.values(bundle)) {
          if (type === "chunk" && !loaded.includes(fileName)) delete bundle[fileName];
        }
      },
    },
    async writeBundle() {
      const { consumer, build } = this.environment.config;
      if (consumer === "client") return;
      // The route manifest of React Router's client router, which this site does not use.
      for (const list of globSync(join(build.outDir, "../client/assets/manifest-*.js"))) await rm(list);
    },
  };
}

/**
 * Removes assets that the client build has already written, because React Router would delete them only after writing
 * them again.
 */
function leaveOutWhatIsThere(bundle: Rolldown.OutputBundle, client: string) {
  for (const name of Object.keys(bundle)) {
    if (name.startsWith("assets/") && existsSync(join(client, name))) delete bundle[name];
  }
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
  const fileOf = (path: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(path));
    if (!chunk) throw new Error(`The build has no file for ${path}`);
    return chunk.fileName;
  };
  return Object.fromEntries(
    modules.map((path) => {
      const own = [fileOf(entry), fileOf(path)] as const;
      const all = filesBehind(own, bundle, ({ imports }) => imports);
      return [
        nameOf(path),
        { entry: `/${own[0]}`, islands: `/${own[1]}`, all: all.map((name) => `/${name}`) },
      ];
    }),
  );
}

/** Returns the files and all of their imports. */
function filesBehind(
  names: readonly string[],
  bundle: Rolldown.OutputBundle,
  importsOf: (chunk: Rolldown.OutputChunk) => readonly string[],
  found = new Set<string>(),
): string[] {
  for (const name of names) {
    const file = bundle[name];
    if (found.has(name)) continue;
    found.add(name);
    if (file?.type === "chunk") filesBehind(importsOf(file), bundle, importsOf, found);
  }
  return [...found];
}

function nameOf(path: string): string {
  return path.replace(/\.ts$/, "");
}
