import { mkdir, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import type { Plugin } from "vite";
import { components } from "./kit-sources.ts";
import { readDocs } from "./read-docs.ts";

/**
 * `import { docs } from "./modal.tsx?docs"` gives a function that tells of a component what its page shows: types,
 * defaults, tokens. Like an example's code it lies in a file that is read when the page is made. The browser's
 * bundle gets none of it. `virtual:kit-components` names them all.
 */
export function componentDocs(): Plugin {
  const query = "?docs";
  const list = "virtual:kit-components";
  return {
    name: "component-docs",
    enforce: "pre",
    resolveId(source) {
      return source === list ? `\0${list}` : null;
    },
    async load(id) {
      if (id === `\0${list}`) return `export const components = ${JSON.stringify(components)};`;
      if (!id.endsWith(query)) return null;
      const { consumer, command, root, build } = this.environment.config;
      if (consumer === "client") return "export const docs = () => null;";
      const file = id.slice(0, -query.length);
      const path = relative(root, file);
      if (command !== "build") return docsWhenAsked(path);
      this.addWatchFile(file);
      const name = basename(file, ".tsx");
      const folder = join(build.outDir, "..", "components");
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${name}.json`), JSON.stringify(readDocs(path)));
      return `import { readFileSync } from "node:fs";
export const docs = () => JSON.parse(readFileSync(new URL("../components/${name}.json", import.meta.url), "utf8"));`;
    },
  };
}

/** In development a start waits for no types of components that nobody has looked at. */
function docsWhenAsked(path: string): string {
  return `import { readDocs } from "/vite/kit/read-docs.ts";
export const docs = () => readDocs(${JSON.stringify(path)});`;
}
