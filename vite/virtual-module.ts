import type { Rolldown } from "vite";

/** The hooks of a plugin for a module that is no file, and whose source `load` returns. */
export function virtualModule(name: string, load: (this: Rolldown.PluginContext) => string) {
  const id = `\0${name}`;
  return {
    resolveId: (asked: string) => (asked === name ? id : null),
    load(this: Rolldown.PluginContext, asked: string) {
      return asked === id ? load.call(this) : null;
    },
  };
}
