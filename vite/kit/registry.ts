import type { Plugin } from "vite";
import { fixedFiles } from "../fixed-files.ts";
import { registryIndex, registryItems, registrySources } from "./registry-items.ts";

/** The kit as a shadcn registry: items at `/r/<item>.json`, a list at `/r/registry.json`, files at `/r/<file>.txt`. */
export function registry(origin: string): Plugin {
  return fixedFiles("registry", "/r/", () => {
    const items = registryItems(origin).map((item) => [item.name, item] as const);
    return [
      ...[...items, ["registry", registryIndex(origin)] as const].map(
        ([name, item]) => [`/r/${name}.json`, () => JSON.stringify(item)] as const,
      ),
      ...Array.from(registrySources(), ([file, text]) => [`/r/${file}.txt`, () => text] as const),
    ];
  });
}
