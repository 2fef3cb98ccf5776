import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { articleModule } from "./articles/module.ts";
import { caseDocument } from "./cases/document.ts";
import { guideDocument } from "./guides/document.ts";
import { legalDocument } from "./legal/document.ts";
import { inFile } from "./mistake.ts";
import { readCleanText } from "./owners-text.ts";

/** For each import query, the function that turns a Markdown file into a module's source. */
const kinds: Readonly<Record<string, (markdown: string) => string | Promise<string>>> = {
  article: articleModule,
  case: (markdown) => moduleOf(caseDocument(markdown)),
  guide: (markdown) => moduleOf(guideDocument(markdown)),
  "legal-document": (markdown) => moduleOf(legalDocument(markdown)),
};

/** `import article from "./outbox.md?article"` exports a text parsed at build time. Errors name the file and line. */
export function texts(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    async load(id) {
      const [file = "", query = ""] = id.split("?");
      const moduleFor = kinds[query];
      if (!file.endsWith(".md") || !moduleFor) return null;
      if (this.environment.config.consumer === "client") return "export default {};";
      this.addWatchFile(file);
      try {
        return await moduleFor(readCleanText(await readFile(file)));
      } catch (error) {
        throw inFile(file, error);
      }
    },
  };
}

function moduleOf(text: object): string {
  return `export default ${JSON.stringify(text)};`;
}
