import { mkdir, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import type { Plugin } from "vite";
import { anatomyOf } from "../app/showcase/components/anatomy.ts";
import { kitApi } from "../app/showcase/components/api/kit-api.ts";
import type { ComponentDocs } from "../app/showcase/components/component-docs.ts";
import { stylingOf } from "../app/showcase/components/styling.ts";
import { componentPaths, components, filesBehind, packagesOf } from "../app/showcase/registry/kit-sources.ts";
import { componentSizes } from "./component-sizes.ts";
import { highlighted } from "./highlight.ts";

/**
 * `import { docs } from "./modal.tsx?docs"` gives a function that tells of a component what its page shows: types,
 * defaults, tokens, sizes. Like an example's code it lies in a file that is read when the page is made. The browser's
 * bundle gets none of it. `virtual:kit-components` names them all.
 */
export function componentDocs(): Plugin {
  const query = "?docs";
  const list = "virtual:kit-components";
  let all: Promise<ReadonlyMap<string, ComponentDocs>> | undefined;
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
      this.addWatchFile(file);
      all ??= docsOfAll(command === "build");
      const docs = JSON.stringify((await all).get(relative(root, file)));
      if (command !== "build") return `export const docs = () => (${docs});`;
      const name = `${basename(file, ".tsx")}.json`;
      const folder = join(build.outDir, "..", "components");
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), docs);
      return `import { readFileSync } from "node:fs";
export const docs = () => JSON.parse(readFileSync(new URL("../components/${name}", import.meta.url), "utf8"));`;
    },
  };
}

async function docsOfAll(isBuild: boolean): Promise<ReadonlyMap<string, ComponentDocs>> {
  const sizes = isBuild ? await componentSizes(componentPaths) : undefined;
  const apis = kitApi();
  return new Map(
    [...apis].map(([path, api]) => {
      const name = basename(path, ".tsx");
      const size = sizes?.get(name);
      const { files, components: madeOf } = filesBehind(name);
      const docs = {
        ...api,
        ...stylingOf(name),
        anatomy: highlighted(anatomyOf(name, api), "tsx"),
        packages: packagesOf(files),
        madeOf,
        ...(size && { size }),
      };
      return [path, docs];
    }),
  );
}
