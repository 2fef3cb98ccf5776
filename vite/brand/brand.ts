import type { Plugin } from "vite";
import { brandedTokens } from "../../app/styles/brand.ts";
import { site } from "../../site.config.ts";

/** The tokens of the brand in `tokens.css`, as `site.config.ts` has it. */
export function brand(): Plugin {
  return {
    name: "brand",
    enforce: "pre",
    transform: { filter: { id: /\/styles\/tokens\.css$/ }, handler: (css) => brandedTokens(css, site.brand) },
  };
}
