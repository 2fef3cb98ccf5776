import type { Plugin } from "vite";
import { samples } from "../illustrations/samples.ts";

/** Draws the pictures of examples to `/samples/<name>.svg`, an address that an example's code can name. */
export function samplePictures(): Plugin {
  return {
    name: "sample-pictures",
    configureServer({ middlewares }) {
      middlewares.use("/samples", (request, response, next) => {
        const sample = samples.find(({ name }) => request.url === `/${name}.svg`);
        if (!sample) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(sample.draw());
      });
    },
    generateBundle() {
      if (this.environment.config.consumer !== "client") return;
      for (const { name, draw } of samples) {
        this.emitFile({ type: "asset", fileName: `samples/${name}.svg`, source: draw() });
      }
    },
  };
}
