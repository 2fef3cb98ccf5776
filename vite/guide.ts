import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { brandedTokens } from "../app/styles/brand.ts";
import { resolveCustomMedia } from "../app/styles/custom-media.ts";
import { settledTokens } from "../app/styles/settled-tokens.ts";
import { guideDocument } from "../showcase/guides/guide-document.ts";
import { guideFacts } from "../showcase/guides/guide-facts.ts";
import { kitTokens } from "../showcase/guides/kit-tokens.ts";
import { site } from "../site.config.ts";
import { highlight } from "./highlight.ts";
import { markdownPlugin } from "./markdown/markdown-plugin.ts";
import { fillPlaceholders } from "./markdown/placeholders.ts";

/**
 * `import guide from "./theming.md?guide"` gives a guide in its sections, with its facts filled in and its code
 * highlighted.
 */
export function guides(): Plugin {
  return markdownPlugin("guide", (markdown) => {
    const guide = guideDocument(fillPlaceholders(markdown, guideFacts), makings);
    return `export default ${JSON.stringify(guide)};`;
  });
}

const tokens = readFileSync("app/styles/tokens.css", "utf8");

const makings = {
  highlight,
  tokens: kitTokens(settledTokens(resolveCustomMedia(brandedTokens(tokens, site.brand)))),
};
