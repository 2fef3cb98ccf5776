import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Plugin } from "vite";
import { Mistake } from "../mistake.ts";
import { soundText } from "../owners-text.ts";

/**
 * Makes a module of `….md?<name>`, so that Markdown is read at build and nowhere else. The browser's bundle gets none.
 * What is wrong with a text fails the build, with the file's name.
 */
export function markdownPlugin(
  name: string,
  moduleOf: (markdown: string, file: string) => string | Promise<string>,
): Plugin {
  const query = `?${name}`;
  return {
    name,
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return null;
      if (this.environment.config.consumer === "client") return "export default {};";
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      try {
        return await moduleOf(soundText(await readFile(file)), file);
      } catch (error) {
        throw inFile(file, error);
      }
    },
  };
}

/** The same error, with the name of the file it is in. What is thrown as a plain `Error` is a mistake in the text. */
export function inFile(file: string, error: unknown): Error {
  const message = `${relative(process.cwd(), file)}\n${error instanceof Error ? error.message : error}`;
  const isMistake = error instanceof Error && error.name === "Error";
  return isMistake ? new Mistake(message) : new Error(message, { cause: error });
}
