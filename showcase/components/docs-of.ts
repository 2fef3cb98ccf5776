import type { ComponentDocs } from "../../kit/component-docs.ts";

const files = import.meta.glob<ComponentDocs>("../../kit/**/*.docs.ts", { eager: true, import: "docs" });
const docs = new Map(
  Object.entries(files).map(([path, docs]) => [path.replace(/^.*\/(.+)\.docs\.ts$/, "$1"), docs]),
);

/** The names of all components except blocks; each is also a file name. */
export const components = namesOf(false);

/** The names of all blocks: large sections that appear once on a page. */
export const blocks = namesOf(true);

function namesOf(isBlock: boolean): string[] {
  return [...docs].flatMap(([name, { block = false }]) => (block === isBlock ? name : [])).sort();
}

/**
 * Returns the handwritten docs of a component. Only pages import this file, which keeps the docs out of browser
 * scripts.
 */
export function docsOf(component: string): ComponentDocs {
  const found = docs.get(component);
  if (!found) throw new Error(`${component} has no docs`);
  return found;
}
