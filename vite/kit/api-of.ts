import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { cached, codeIn } from "../../scripts/build-steps/build-cache.ts";
import type { ComponentApi } from "../../showcase/components/component-api.ts";

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

let held: Readonly<Record<string, ComponentApi>> | undefined;

function readApis(): NonNullable<typeof held> {
  const paths = ["tsconfig.json", ...globSync("kit/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] }).toSorted()];
  const inputs = [...paths, ...paths.map((path) => readFileSync(path, "utf8")), codeIn("vite/kit/api")];
  return JSON.parse(
    // Runs the type checker in a process of its own, because the test runners would transform its modules.
    cached("kit-api", inputs, () =>
      execFileSync(process.execPath, ["vite/kit/api/print-api.ts"], { encoding: "utf8", maxBuffer: 2 ** 26 }),
    ),
  );
}
