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

/** Returns a component's handwritten docs. Node itself loads them, so this works without Vite. */
export function docsOf(component: string): ComponentDocs {
  return require(resolve(pathTo(`${component}.tsx`).replace(/\.tsx$/, ".docs.ts"))).docs;
}

/** Reads a component's types from the file that `write-api.ts` has written. */
export function apiOf(component: string): ComponentApi {
  return JSON.parse(readFileSync(apiFile(component), "utf8"));
}

export function apiFile(component: string): string {
  return pathTo(`${component}.tsx`).replace(/\.tsx$/, ".api.json");
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
