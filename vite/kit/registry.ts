import type { Plugin } from "vite";
import { registryIndex, registryItems, registrySources } from "./registry-items.ts";

/** The kit as a shadcn registry: items at `/r/<item>.json`, a list at `/r/registry.json`, files at `/r/<file>.txt`. */
export function registry(origin: string): Plugin {
  return {
    name: "registry",
    configureServer({ middlewares }) {
      middlewares.use("/r", (request, response, next) => {
        const file = registryFiles(origin).get(request.url ?? "");
        if (!file) return next();
        response.setHeader("content-type", request.url?.endsWith(".txt") ? "text/plain" : "application/json");
        response.end(file);
      });
    },
    generateBundle() {
      if (this.environment.config.consumer !== "client") return;
      for (const [address, source] of registryFiles(origin)) {
        this.emitFile({ type: "asset", fileName: `r${address}`, source });
      }
    },
  };
}

function registryFiles(origin: string): Map<string, string> {
  const items = registryItems(origin).map((item) => [item.name, item] as const);
  const json = [...items, ["registry", registryIndex(origin)] as const].map(
    ([name, item]) => [`/${name}.json`, JSON.stringify(item)] as const,
  );
  const texts = [...registrySources()].map(([file, text]) => [`/${file}.txt`, text] as const);
  return new Map([...json, ...texts]);
}
