import type { Plugin } from "vite";
import { legalFacts } from "../app/pages/legal/legal-facts.ts";
import { markdownDocument } from "./markdown/markdown-document.ts";
import { markdownPlugin } from "./markdown/markdown-plugin.ts";
import { fillPlaceholders } from "./markdown/placeholders.ts";

/**
 * `import privacy from "./privacy.md?legal-document"` gives the text as HTML with its facts filled in. A placeholder
 * that nobody knows fails the build.
 */
export function legalDocuments(): Plugin {
  return markdownPlugin("legal-document", (markdown) => {
    const filled = fillPlaceholders(markdown, legalFacts);
    return `export default ${JSON.stringify(markdownDocument(filled, (tokens, html) => html(tokens)))};`;
  });
}
