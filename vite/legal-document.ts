import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { legalDocument } from "../app/pages/legal/legal-document.ts";
import { legalFacts } from "../app/pages/legal/legal-facts.ts";
import { fillPlaceholders } from "../app/pages/legal/placeholders.ts";

/**
 * `import privacy from "./privacy.md?legal-document"` gives the text as HTML with its facts filled in, so that
 * Markdown is read at build and nowhere else. A placeholder that nobody knows fails the build.
 */
export function legalDocuments(): Plugin {
  const query = "?legal-document";
  return {
    name: "legal-document",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      const markdown = await readFile(file, "utf8");
      try {
        return `export default ${JSON.stringify(legalDocument(fillPlaceholders(markdown, legalFacts)))};`;
      } catch (fault) {
        throw new Error(`${file}\n${fault instanceof Error ? fault.message : fault}`, { cause: fault });
      }
    },
  };
}
