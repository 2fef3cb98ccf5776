import type { Plugin } from "vite";
import { components } from "../app/showcase/registry/kit-sources.ts";
import { registryIndex, registryItem } from "../app/showcase/registry/registry.ts";

/** The kit as a registry in the shadcn format: `npx shadcn add <origin>/r/<component>.json`, all of it `/r/registry.json`. */
export function registry(): Plugin {
  const file = (name: string) => JSON.stringify(name === "registry" ? registryIndex() : registryItem(name));
  const names = ["registry", ...components];
  return {
    name: "registry",
    configureServer({ middlewares }) {
      middlewares.use("/r", (request, response, next) => {
        const name = names.find((name) => request.url === `/${name}.json`);
        if (!name) return next();
        response.setHeader("content-type", "application/json");
        response.end(file(name));
      });
    },
    generateBundle() {
      if (this.environment.config.consumer !== "client") return;
      for (const name of names) {
        this.emitFile({ type: "asset", fileName: `r/${name}.json`, source: file(name) });
      }
    },
  };
}
