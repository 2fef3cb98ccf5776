import { rolldown } from "rolldown";
import type { Plugin } from "vite";

/**
 * `import code from "./thing.ts?inline-script"` exports the bundled, minified script as text. Inlining it in the page
 * saves a request. The page's Content-Security-Policy contains the script's hash.
 */
export function inlineScript(): Plugin {
  const query = "?inline-script";
  return {
    name: "inline-script",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const resolved = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      return resolved && resolved.id + query;
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const bundle = await rolldown({ input: id.slice(0, -query.length), platform: "browser", checks });
      const { output } = await bundle.generate({ format: "iife", minify: true });
      await bundle.close();
      for (const file of await bundle.watchFiles) this.addWatchFile(file);
      return `export default ${JSON.stringify(output[0].code.trim())};`;
    },
  };
}

/** Turns off the warning about "use client" directives, which the kit has for other projects. */
const checks = { moduleLevelDirective: false };
