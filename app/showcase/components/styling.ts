import { filesBehind, kitSource } from "../registry/kit-sources.ts";

export interface Styling {
  /** Tokens that its styles read: what a theme changes of it. */
  tokens: readonly string[];
  /** Attributes that its styles or scripts know it by. */
  attributes: readonly string[];
}

/** What can be seen of a component from outside: read from its own sources, not from those that it is made of. */
export function stylingOf(component: string): Styling {
  const sources = filesBehind(component)
    .files.filter((file) => !shared.has(file))
    .map(kitSource)
    .join("\n");
  const found = (pattern: RegExp) =>
    [...new Set(Array.from(sources.matchAll(pattern), ([found]) => found))].sort();
  return { tokens: found(/--kit-[\w-]+(?=[,)])/g), attributes: found(/\bdata-[a-z][\w-]*\b/g) };
}

/** Said of the whole kit elsewhere. */
const shared = new Set(["colors.module.css"]);
