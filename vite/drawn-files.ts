import type { Plugin } from "vite";
import { still } from "../illustrations/engine/object.ts";
import { painted } from "../illustrations/engine/picture.ts";
import { samples } from "../illustrations/samples.ts";
import { site } from "../site.config.ts";
import { brandPalette } from "./brand/palette.ts";

/** Generates pictures with fixed URLs: `/favicon.svg`, and `/samples/<name>.svg`, which examples use. */
export function drawnFiles(): Plugin {
  const palette = brandPalette(site.brand);
  return {
    name: "drawn-files",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const draw = files.get(request.url ?? "");
        if (!draw) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(painted(draw(), palette));
      });
    },
    generateBundle() {
      if (this.environment.config.consumer !== "client") return;
      for (const [address, draw] of files) {
        this.emitFile({ type: "asset", fileName: address.slice(1), source: painted(draw(), palette) });
      }
    },
  };
}

const files: ReadonlyMap<string, () => string> = new Map([
  ["/favicon.svg", () => still("favicon")],
  ...(site.demo ? samples : []).map(({ name, draw }) => [`/samples/${name}.svg`, draw] as const),
]);
