import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { highlighted } from "./highlight.ts";

/**
 * `import { pieces } from "./thing.js?program"` gives a program in the pieces in which an article shows it. Each begins
 * with a line like `// 2. Keep it`, which is its title. The browser's bundle gets none.
 */
export function programs(): Plugin {
  const query = "?program";
  return {
    name: "program",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return null;
      if (this.environment.config.consumer === "client") return "export const pieces = [];";
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const source = await readFile(file, "utf8");
      // Titles and code in turn, after what comes before the first title: nothing.
      const parts = source.split(/^\/\/ \d+\. (.+)\n/m).slice(1);
      const pieces = parts.flatMap((title, index) =>
        index % 2 ? [] : [{ title, code: parts[index + 1] ?? "" }],
      );
      const shown = pieces.map((piece) => ({ ...piece, lines: highlighted(piece.code, "js") }));
      return `export const pieces = ${JSON.stringify(shown)};`;
    },
  };
}
