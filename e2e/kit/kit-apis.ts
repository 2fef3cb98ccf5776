import type { Plugin } from "vite";
import { apiOf } from "../../vite/kit/api-of.ts";
import { components, pathTo } from "../../vite/kit/kit-sources.ts";
import { virtualModule } from "../../vite/virtual-module.ts";

/** `virtual:kit-apis`: the API of each component, by the path of its file. */
export function kitApis(): Plugin {
  return {
    name: "kit-apis",
    ...virtualModule("virtual:kit-apis", () => {
      const apis = components.map((component) => [pathTo(`${component}.tsx`), apiOf(component)]);
      return `export default ${JSON.stringify(Object.fromEntries(apis))};`;
    }),
  };
}
