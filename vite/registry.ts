import type { Plugin } from "vite";
import { registryIndex, registryItems } from "../app/showcase/registry/registry.ts";

/** The kit as a registry in the shadcn format: an item at `/r/<item>.json`, their list at `/r/registry.json`. */
export function registry(): Plugin {
  return {
    name: "registry",
    configureServer({ middlewares }) {
      middlewares.use("/r", (request, response, next) => {
        const file = registryFiles().get(request.url ?? "");
        if (!file) return next();
        response.setHeader("content-type", "application/json");
        response.end(file);
      });
    },
    generateBundle() {
      if (this.environment.config.consumer !== "client") return;
      for (const [address, source] of registryFiles()) {
        this.emitFile({ type: "asset", fileName: `r${address}`, source });
      }
    },
  };
}

function registryFiles(): Map<string, string> {
  const items = registryItems().map((item) => [item.name, item] as const);
  return new Map(
    [...items, ["registry", registryIndex()] as const].map(([name, item]) => [
      `/${name}.json`,
      JSON.stringify(item),
    ]),
  );
}
