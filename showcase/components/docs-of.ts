import type { ComponentDocs } from "../../kit/component-docs.ts";

const files = import.meta.glob<ComponentDocs>("../../kit/**/*.docs.ts", { eager: true, import: "docs" });
const docs = new Map(
  Object.entries(files).map(([path, docs]) => [path.replace(/^.*\/(.+)\.docs\.ts$/, "$1"), docs]),
);

/** By their files' names. */
export const components = namesOf(false);

/** Large compositions, of which a page has one. */
export const blocks = namesOf(true);

function namesOf(isBlock: boolean): string[] {
  return [...docs].flatMap(([name, { block = false }]) => (block === isBlock ? name : [])).sort();
}

/** What a component's page says and no type tells. In pages alone: scripts of the browser have none of it. */
export function docsOf(component: string): ComponentDocs {
  const found = docs.get(component);
  if (!found) throw new Error(`Nothing is told of ${component}`);
  return found;
}
