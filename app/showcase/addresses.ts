import type { ShowcaseWords } from "../../content/showcase/showcase-words.ts";
import { addresses } from "../../contract/addresses.ts";

/** What the search reads. */
export const searchIndexAddress = `${addresses.sections}/index.json`;

/** What the `shadcn` command fetches to put one of its items into another project. */
export function registryAddress(item: string): string {
  return `/r/${item}.json`;
}

export function addressOf({ family, name }: Pick<ShowcaseWords, "family" | "name">): string {
  return `${addresses.sections}/${family}/${name}`;
}

export function guideAddress(name: string): string {
  return `${addresses.sections}/guides/${name}`;
}

/** The page that shows one example alone; the example's file lies at this address with `.tsx`. */
export function exampleAddress(page: Pick<ShowcaseWords, "family" | "name">, id: string): string {
  return `${addressOf(page)}/${id}`;
}
