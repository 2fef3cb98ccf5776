import { relative } from "node:path";
import type { Plugin } from "vite";
import { brandedTokens } from "../app/styles/branded-tokens.ts";
import { resolveCustomMedia } from "../app/styles/custom-media.ts";
import { inLayer } from "../app/styles/in-layer.ts";
import { resolvedTokens } from "../app/styles/resolved-tokens.ts";
import { site } from "../site.config.ts";

/** Computes the values in `tokens.css` for the brand in `site.config.ts`, so that pages contain no formulas. */
export function brand(): Plugin {
  return rewritten("brand", /\/styles\/tokens\.css$/, (css) =>
    resolvedTokens(brandedTokens(css, site.brand)),
  );
}

/** Resolves custom media queries such as `@media (--phone)` with the definitions in `app/styles/breakpoints.css`. */
export function customMedia(): Plugin {
  return rewritten("custom-media", /\.css$/, resolveCustomMedia);
}

/** Puts each module's styles into a layer, so that those of pages override those of the kit and of shared sections. */
export function layers(): Plugin {
  return rewritten("layers", /\.module\.css$/, (css, file) => {
    const isShared = /^(?:app\/document|kit)\//.test(relative(process.cwd(), file));
    return inLayer(css, isShared ? "components" : "page");
  });
}

/** A plugin that rewrites the style sheets whose paths match, before Vite reads them. */
function rewritten(name: string, id: RegExp, handler: (css: string, file: string) => string): Plugin {
  return { name, enforce: "pre", transform: { filter: { id }, handler } };
}
