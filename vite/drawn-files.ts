import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { drawnFile } from "../illustrations/draw.ts";
import { pictureFiles } from "../illustrations/pictures.ts";
import { site } from "../site.config.ts";

/** Serves pictures at fixed URLs: `/favicon.svg`, and `/samples/<name>.svg`, which examples use. */
export function drawnFiles(): Plugin {
  return {
    name: "drawn-files",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = fixedUrls().get(request.url ?? "");
        if (!name) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(readFileSync(drawnFile(name)));
      });
    },
    generateBundle() {
      if (this.environment.config.consumer !== "client") return;
      for (const [address, name] of fixedUrls())
        this.emitFile({ type: "asset", fileName: address.slice(1), source: readFileSync(drawnFile(name)) });
    },
  };
}

/** The name of the picture at each URL. */
function fixedUrls(): ReadonlyMap<string, string> {
  const samples = [...pictureFiles()].filter(([, file]) => /[/\\]samples[/\\][^/\\]+$/.test(file));
  return new Map([
    ["/favicon.svg", "favicon"],
    ...(site.demo ? samples : []).map(([name]) => [`/samples/${name}.svg`, name] as const),
  ]);
}
