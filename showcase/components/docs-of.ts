import type { ComponentDocs } from "../../kit/component-docs.ts";

const files = import.meta.glob<ComponentDocs>("../../kit/**/*.docs.ts", { eager: true, import: "docs" });
const docs = new Map(
  Object.entries(files).map(([path, docs]) => [path.replace(/^.*\/(.+)\.docs\.ts$/, "$1"), docs]),
);

/** The names of the components' files. */
export const components = namesOf(false);

/** Blocks: large compositions, used once per page. */
export const blocks = namesOf(true);

function namesOf(isBlock: boolean): string[] {
  return [...docs].flatMap(([name, { block = false }]) => (block === isBlock ? name : [])).sort();
}

/**
 * Returns the handwritten docs of a component. Only pages import this file, so that browser scripts do not include it.
 */
export function docsOf(component: string): ComponentDocs {
  const found = docs.get(component);
  if (!found) throw new Error(`${component} has no docs`);
  return found;
}
