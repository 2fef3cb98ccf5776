import type { Plugin } from "vite";
import { brandedTokens } from "../../app/styles/brand.ts";
import { resolvedTokens } from "../../app/styles/resolved-tokens.ts";
import { site } from "../../site.config.ts";

/** The tokens in `tokens.css` as they come out of the brand in `site.config.ts`: a page carries no formula. */
export function brand(): Plugin {
  return {
    name: "brand",
    enforce: "pre",
    transform: {
      filter: { id: /\/styles\/tokens\.css$/ },
      handler: (css) => resolvedTokens(brandedTokens(css, site.brand)),
    },
  };
}
