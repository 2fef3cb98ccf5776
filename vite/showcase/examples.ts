import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { showcaseAddress } from "../../contract/demo-addresses.ts";
import { searchIndexAddress } from "../../showcase/addresses.ts";
import { fixedFiles } from "../fixed-files.ts";
import { highlighted } from "../highlight.ts";
import { exampleAddresses } from "../kit/docs-of.ts";
import { componentsOf, withProjectImports } from "../kit/kit-sources.ts";
import { searchIndex } from "./search-index.ts";

/**
 * `import { Example, components, code, markup } from "./sizes.tsx?example"` exports an example's component, the names
 * of the kit's components that it imports, its highlighted source and its rendered markup. Also writes the source files
 * beside the pages, with the import paths of projects that use the `shadcn` command. The browser's bundle contains no
 * source or markup.
 */
export function examples(): Plugin[] {
  const query = "?example";
  const modules: Plugin = {
    name: "examples",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const source = await readFile(file, "utf8");
      const component = `export { default as Example } from ${JSON.stringify(file)};
export const components = ${JSON.stringify(componentsOf(source))};`;
      if (this.environment.config.consumer === "client") {
        return `${component}\nexport const code = () => "";\nexport const markup = () => "";`;
      }
      const shown = withProjectImports(source);
      // In development, the source is highlighted on demand, because highlighting all examples would slow down startup.
      const code =
        this.environment.config.command === "build"
          ? `export const code = () => ${JSON.stringify(highlighted(shown, "tsx"))};`
          : `import { highlighted } from "/vite/highlight.ts";
export const code = () => highlighted(${JSON.stringify(shown)}, "tsx");`;
      return `${component}
import Shown from ${JSON.stringify(file)};
import { renderedMarkup } from "/showcase/example/rendered-markup.ts";
${code}
export const markup = () => renderedMarkup(Shown);`;
    },
  };
  const files = fixedFiles("example-files", `${showcaseAddress}/`, () => [
    ...exampleAddresses.map((address) => [`${address}.tsx`, () => sourceAt(address)] as const),
    [searchIndexAddress, () => JSON.stringify(searchIndex())] as const,
  ]);
  return [modules, files];
}

async function sourceAt(address: string): Promise<string> {
  const example = address.split("/").slice(-2).join("/");
  return withProjectImports(await readFile(`showcase/examples/${example}.tsx`, "utf8"));
}
