import { relative } from "node:path";
import type { Plugin } from "vite";
import { inLayer } from "../app/styles/in-layer.ts";

/** Puts each module's styles into a layer, so that those of pages override those of the kit and of shared sections. */
export function layers(): Plugin {
  return {
    name: "layers",
    enforce: "pre",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler(css, id) {
        const isShared = /^(?:app\/document|kit)\//.test(relative(process.cwd(), id));
        return inLayer(css, isShared ? "components" : "page");
      },
    },
  };
}
