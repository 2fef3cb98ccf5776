import type { Plugin } from "vite";
import { brandedTokens } from "../../app/styles/branded-tokens.ts";
import { resolvedTokens } from "../../app/styles/resolved-tokens.ts";
import { site } from "../../site.config.ts";

/** Computes the values in `tokens.css` for the brand in `site.config.ts`, so that pages contain no formulas. */
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
