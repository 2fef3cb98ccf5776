import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { ExamplePage } from "../../content/showcase/showcase-words.ts";
import type { ComponentDocs } from "../../kit/component-docs.ts";
import { exampleAddress } from "../../showcase/addresses.ts";
import { catalogue } from "../../showcase/catalogue.ts";
import type { ComponentApi } from "../../showcase/components/component-api.ts";
import { ownPage } from "../../showcase/components/own-page.ts";
import { components, pathTo } from "./kit-sources.ts";

const require = createRequire(import.meta.url);

/** What a component's page says and no type tells. Read by Node itself: also where no Vite is. */
export function docsOf(component: string): ComponentDocs {
  return require(resolve(pathTo(`${component}.tsx`).replace(/\.tsx$/, ".docs.ts"))).docs;
}

/** What its types say, as `write-api.ts` wrote it down. */
export function apiOf(component: string): ComponentApi {
  return JSON.parse(readFileSync(apiFile(component), "utf8"));
}

export function apiFile(component: string): string {
  return pathTo(`${component}.tsx`).replace(/\.tsx$/, ".api.json");
}

/** Components that no page of the showcase shows by themselves, each with examples of its own. */
export const ownPages: readonly ExamplePage[] = components.flatMap(
  (component) => ownPage(component, docsOf(component)) ?? [],
);

/** All that have examples: the pages of the catalogue, and those of components. */
export const examplePages: readonly ExamplePage[] = [...catalogue, ...ownPages];

/** The pages that show one example each. */
export const exampleAddresses: readonly string[] = examplePages.flatMap((page) =>
  page.examples.map(({ id }) => exampleAddress(page, id)),
);
