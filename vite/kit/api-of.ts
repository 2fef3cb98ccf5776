import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cachedNow, codeIn } from "../../scripts/build-steps/build-cache.ts";
import type { ComponentApi } from "../../showcase/components/component-api.ts";
import { components } from "./kit-sources.ts";

/** Returns a component's parts, props, types and functions, as the type checker sees them. */
export function apiOf(component: string): ComponentApi {
  if (!held) {
    held = readApis();
    // In development, the sources may change, so they are compared again after a second.
    setTimeout(() => {
      held = undefined;
    }, 1_000).unref();
  }
  const api = held[component];
  if (!api) throw new Error(`The kit has no component ${component}`);
  return api;
}

type Apis = Readonly<Record<string, ComponentApi>>;

let held: Apis | undefined;

function readApis(): Apis {
  const paths = ["tsconfig.json", ...globSync("kit/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] }).toSorted()];
  const inputs = [...paths, ...paths.map((path) => readFileSync(path, "utf8")), codeIn("vite/kit/api")];
  return JSON.parse(cachedNow("kit-api", inputs, () => JSON.stringify(check())));
}

/** Loads the type checker only when it is needed. It takes a second. */
function check(): Apis {
  const { readApi }: typeof import("./api/read-api.ts") = createRequire(import.meta.url)("./api/read-api.ts");
  return Object.fromEntries(readApi(components));
}
