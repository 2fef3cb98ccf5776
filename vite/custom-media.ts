import type { Plugin } from "vite";
import { resolveCustomMedia } from "../app/styles/custom-media.ts";

/** `@media (--phone)` asks for what `app/styles/breakpoints.css` says of it. */
export function customMedia(): Plugin {
  return {
    name: "custom-media",
    enforce: "pre",
    transform: { filter: { id: /\.css$/ }, handler: resolveCustomMedia },
  };
}
