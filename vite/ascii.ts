import type { Plugin } from "vite";

/**
 * Writes every other letter of the server's code as its escape: V8 keeps a source of several megabytes in one byte a
 * letter, and in two as soon as it holds one letter beyond Latin-1.
 */
export function ascii(): Plugin {
  return {
    name: "ascii",
    generateBundle(_options, files) {
      if (this.environment.config.consumer === "client") return;
      for (const file of Object.values(files)) {
        if (file.type === "chunk") file.code = file.code.replace(beyond, escaped);
      }
    },
  };
}

// In code units, since that is what an escape of four digits stands for.
const beyond = /[^\0-\x7f]/g;

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
