import type { Plugin } from "vite";
import { registryIndex, registryItems, registrySources } from "./registry-items.ts";

/** The kit as a shadcn registry: items at `/r/<item>.json`, a list at `/r/registry.json`, files at `/r/<file>.txt`. */
export function registry(): Plugin {
  return {
    name: "registry",
    configureServer({ middlewares }) {
      middlewares.use("/r", (request, response, next) => {
        const file = registryFiles().get(request.url ?? "");
        if (!file) return next();
        response.setHeader("content-type", request.url?.endsWith(".txt") ? "text/plain" : "application/json");
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
  const json = [...items, ["registry", registryIndex()] as const].map(
    ([name, item]) => [`/${name}.json`, JSON.stringify(item)] as const,
  );
  const texts = [...registrySources()].map(([file, text]) => [`/${file}.txt`, text] as const);
  return new Map([...json, ...texts]);
}
