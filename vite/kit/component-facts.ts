import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { readFacts } from "./read-facts.ts";

/**
 * `import { facts } from "./modal.tsx?facts"` exports a function that returns the types, defaults and tokens on a
 * component's page. The data is in a file that is read when the page is rendered, so the browser's bundle does not
 * contain it.
 */
export function componentFacts(): Plugin {
  const query = "?facts";
  return {
    name: "component-facts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return null;
      const { consumer, command, build } = this.environment.config;
      if (consumer === "client") return "export const facts = () => null;";
      const file = id.slice(0, -query.length);
      const name = basename(file, ".tsx");
      if (command !== "build") return factsWhenAsked(name);
      this.addWatchFile(file);
      const folder = join(build.outDir, "..", "components");
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${name}.json`), JSON.stringify(readFacts(name)));
      return `import { readFileSync } from "node:fs";
export const facts = () => JSON.parse(readFileSync(new URL("../components/${name}.json", import.meta.url), "utf8"));`;
    },
  };
}

/** In development the data is read on demand, because reading it for all components would delay the start. */
function factsWhenAsked(name: string): string {
  return `import { readFacts } from "/vite/kit/read-facts.ts";
export const facts = () => readFacts(${JSON.stringify(name)});`;
}
