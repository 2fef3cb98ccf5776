import { readFile } from "node:fs/promises";
import { createCssVariablesTheme, createHighlighter, type Highlighter } from "shiki";
import type { Plugin } from "vite";
import { searchIndexAddress } from "./app/showcase/addresses.ts";
import { exampleAddresses } from "./app/showcase/catalogue.ts";
import { componentsOf } from "./app/showcase/kit-sources.ts";
import { searchIndex } from "./app/showcase/search-index.ts";

/**
 * `import { Example, components, code, markup } from "./sizes.tsx?example"` gives a component together with what it
 * imports of the kit and with the text of its own file, highlighted at build. The same files lie beside the pages as
 * they are. The browser's bundle gets no texts.
 */
export function examples(): Plugin {
  const query = "?example";
  return {
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
        return `${component}\nexport const code = "";\nexport const markup = () => "";`;
      }
      const code = await highlighted(source);
      return `${component}
import Shown from ${JSON.stringify(file)};
import { renderedMarkup } from "/app/showcase/rendered-markup.ts";
export const code = ${JSON.stringify(code)};
export const markup = () => renderedMarkup(Shown);`;
    },
    async generateBundle() {
      if (this.environment.config.consumer !== "client") return;
      for (const address of exampleAddresses) {
        const [page, example] = address.split("/").slice(-2);
        const source = await readFile(`app/showcase/examples/${page}/${example}.tsx`, "utf8");
        this.emitFile({ type: "asset", fileName: `${address.slice(1)}.tsx`, source });
      }
      const index = JSON.stringify(searchIndex);
      this.emitFile({ type: "asset", fileName: searchIndexAddress.slice(1), source: index });
    },
  };
}

let highlighter: Promise<Highlighter> | undefined;

/** Lines of HTML whose colours are classes, for the pages' policy forbids styles in attributes. */
async function highlighted(source: string): Promise<string> {
  highlighter ??= createHighlighter({ themes: [theme], langs: ["tsx"] });
  const { tokens } = (await highlighter).codeToTokens(source.trimEnd(), { lang: "tsx", theme: "kind" });
  return tokens
    .map((line) => line.map(({ content, color }) => span(content, color)).join(""))
    .map((line) => `<span class="line">${line}\n</span>`)
    .join("");
}

/** Gives each token a variable's name in place of a colour: `var(--token-keyword)`. */
const theme = createCssVariablesTheme({ name: "kind", variablePrefix: "--" });

function span(content: string, color: string | undefined): string {
  const text = content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const kind = color?.match(/^var\(--token-([a-z-]+)\)$/)?.[1];
  return kind ? `<i class="${kind}">${text}</i>` : text;
}
