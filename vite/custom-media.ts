import type { Plugin } from "vite";
import { resolveCustomMedia } from "../app/styles/custom-media.ts";

/** Resolves custom media queries such as `@media (--phone)` with the definitions in `app/styles/breakpoints.css`. */
export function customMedia(): Plugin {
  return {
    name: "custom-media",
    enforce: "pre",
    transform: { filter: { id: /\.css$/ }, handler: resolveCustomMedia },
  };
}
