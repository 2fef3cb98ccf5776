import type { ExamplePage } from "../content/showcase/showcase-words.ts";
import { showcaseAddress } from "../contract/demo-addresses.ts";

/** What the search reads. */
export const searchIndexAddress = `${showcaseAddress}/index.json`;

/** What the `shadcn` command fetches to put one of its items into another project. */
export function registryAddress(item: string): string {
  return `/r/${item}.json`;
}

/** The text of a file of the kit, as the command writes it. */
export function kitFileAddress(file: string): string {
  return `/r/${file}.txt`;
}

export function addressOf({ family, name }: Pick<ExamplePage, "family" | "name">): string {
  return `${showcaseAddress}/${family}/${name}`;
}

/** What a component takes and tells. */
export function componentAddress(component: string): string {
  return addressOf({ family: "components", name: component });
}

export function guideAddress(name: string): string {
  return `${showcaseAddress}/guides/${name}`;
}

/** The page that shows one example alone; the example's file lies at this address with `.tsx`. */
export function exampleAddress(page: Pick<ExamplePage, "family" | "name">, id: string): string {
  return `${addressOf(page)}/${id}`;
}
