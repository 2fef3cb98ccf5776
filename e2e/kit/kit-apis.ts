import type { Plugin } from "vite";
import { apiOf } from "../../vite/kit/api-of.ts";
import { components, pathTo } from "../../vite/kit/kit-sources.ts";

/** `virtual:kit-apis`: the API of each component, by the path of its file. */
export function kitApis(): Plugin {
  const name = "virtual:kit-apis";
  return {
    name: "kit-apis",
    resolveId: (id) => (id === name ? `\0${id}` : null),
    load: (id) => {
      if (id !== `\0${name}`) return null;
      const apis = components.map((component) => [pathTo(`${component}.tsx`), apiOf(component)]);
      return `export default ${JSON.stringify(Object.fromEntries(apis))};`;
    },
  };
}
