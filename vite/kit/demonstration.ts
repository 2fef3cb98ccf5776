import { readFileSync } from "node:fs";
import type { ExamplePage } from "../../content/showcase/showcase-words.ts";
import { catalogue } from "../../showcase/catalogue.ts";
import { ownPages } from "./docs-of.ts";
import { components, componentsOf, dependenciesOf } from "./kit-sources.ts";

export interface Demonstration {
  page: ExamplePage;
  /** The ids of the examples that show the component. */
  examples: readonly string[];
}

/**
 * Returns the page that shows a component best: its own page, or else the page with the largest share of examples that
 * use the component, or else the page for a component that contains it.
 */
export function demonstrationOf(component: string): Demonstration {
  const own = ownPages.find(({ name }) => name === component);
  if (own) return { page: own, examples: own.examples.map(({ id }) => id) };
  const [most] = catalogue
    .map((page) => ({ page, examples: idsShowing(page, component) }))
    .toSorted((one, other) => share(other) - share(one));
  if (most && most.examples.length > 0) return { ...most, examples: most.examples.slice(0, 3) };
  const whole = components.find((other) => dependenciesOf(other).components.includes(component));
  if (whole === undefined) throw new Error(`No example shows ${component}`);
  return demonstrationOf(whole);
}

function idsShowing({ name, examples }: ExamplePage, component: string): string[] {
  return examples
    .map(({ id }) => id)
    .filter((id) =>
      componentsOf(readFileSync(`showcase/examples/${name}/${id}.tsx`, "utf8")).includes(component),
    );
}

function share({ page, examples }: Demonstration): number {
  return examples.length / (page.examples.length + 1);
}
