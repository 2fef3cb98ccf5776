import { basename } from "node:path";
import type { Plugin } from "vite";
import { readFacts } from "./read-facts.ts";

/**
 * `import { facts } from "./modal.tsx?facts"` exports a function that returns the types, defaults and tokens for a
 * component's page. In the browser, it returns null.
 */
export function componentFacts(): Plugin {
  const query = "?facts";
  return {
    name: "component-facts",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(query)) return null;
      const { consumer, command } = this.environment.config;
      if (consumer === "client") return "export const facts = () => null;";
      const file = id.slice(0, -query.length);
      const name = basename(file, ".tsx");
      // In development, the facts are read on demand, because reading them for all components would slow down startup.
      if (command !== "build")
        return `import { readFacts } from "/vite/kit/read-facts.ts";
export const facts = () => readFacts(${JSON.stringify(name)});`;
      this.addWatchFile(file);
      return `export const facts = () => (${JSON.stringify(readFacts(name))});`;
    },
  };
}
