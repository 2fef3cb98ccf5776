import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { fillPlaceholders } from "../app/pages/legal/placeholders.ts";
import { guideDocument } from "../app/showcase/guides/guide-document.ts";
import { guideFacts } from "../app/showcase/guides/guide-facts.ts";
import { kitTokens } from "../app/showcase/guides/kit-tokens.ts";
import { brandedTokens } from "../app/styles/brand.ts";
import { resolveCustomMedia } from "../app/styles/custom-media.ts";
import { settledTokens } from "../app/styles/settled-tokens.ts";
import { site } from "../site.config.ts";
import { highlighted, isLanguage } from "./highlight.ts";

/**
 * `import guide from "./theming.md?guide"` gives a guide in its sections, with its facts filled in and its code
 * highlighted. The browser's bundle gets none.
 */
export function guides(): Plugin {
  const query = "?guide";
  return {
    name: "guide",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return null;
      if (this.environment.config.consumer === "client") return "export default {};";
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const markdown = await readFile(file, "utf8");
      try {
        const guide = guideDocument(fillPlaceholders(markdown, guideFacts), makings);
        return `export default ${JSON.stringify(guide)};`;
      } catch (fault) {
        throw new Error(`${file}\n${fault instanceof Error ? fault.message : fault}`, { cause: fault });
      }
    },
  };
}

const tokens = readFileSync("app/styles/tokens.css", "utf8");

const makings = {
  highlight,
  tokens: kitTokens(settledTokens(resolveCustomMedia(brandedTokens(tokens, site.brand)))),
};

function highlight(code: string, language: string): string {
  if (!isLanguage(language)) throw new Error(`No block of code can be highlighted as ${language}.`);
  return highlighted(code, language);
}
