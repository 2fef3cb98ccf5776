import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { ExamplePage } from "../../content/showcase/showcase-words.ts";
import type { ComponentDocs } from "../../kit/component-docs.ts";
import { exampleAddress } from "../../showcase/addresses.ts";
import { catalogue } from "../../showcase/catalogue.ts";
import { ownPage } from "../../showcase/components/own-page.ts";
import { components, pathTo } from "./kit-sources.ts";

const require = createRequire(import.meta.url);

/** Returns a component's handwritten docs. Node itself loads them, so this works without Vite. */
export function docsOf(component: string): ComponentDocs {
  return require(resolve(pathTo(`${component}.tsx`).replace(/\.tsx$/, ".docs.ts"))).docs;
}

/** The pages of components that have their own examples. These examples are on no catalogue page. */
export const ownPages: readonly ExamplePage[] = components.flatMap(
  (component) => ownPage(component, docsOf(component)) ?? [],
);

/** All pages with examples: those in the catalogue, and those of components with their own examples. */
export const examplePages: readonly ExamplePage[] = [...catalogue, ...ownPages];

/** The URL paths of the pages that each show a single example. */
export const exampleAddresses: readonly string[] = examplePages.flatMap((page) =>
  page.examples.map(({ id }) => exampleAddress(page, id)),
);
