import type { ExamplePage } from "../content/showcase/showcase-words.ts";
import { showcaseAddress } from "../contract/demo-addresses.ts";

/** The path of the search index, which the search dialog loads. */
export const searchIndexAddress = `${showcaseAddress}/index.json`;

/** The path of a registry item, which the `shadcn` command fetches. */
export function registryAddress(item: string): string {
  return `/r/${item}.json`;
}

/** The path of a kit file's source, in the form in which the `shadcn` command installs it. */
export function kitFileAddress(file: string): string {
  return `/r/${file}.txt`;
}

export function addressOf({ family, name }: Pick<ExamplePage, "family" | "name">): string {
  return `${showcaseAddress}/${family}/${name}`;
}

/** The path of a component's page. */
export function componentAddress(component: string): string {
  return addressOf({ family: "components", name: component });
}

export function guideAddress(name: string): string {
  return `${showcaseAddress}/guides/${name}`;
}

/** The path of a single example's page. The example's source is at this path with `.tsx` appended. */
export function exampleAddress(page: Pick<ExamplePage, "family" | "name">, id: string): string {
  return `${addressOf(page)}/${id}`;
}

/** Returns the example whose page is at this path, or undefined for the page with all examples. */
export function exampleAt<E extends { id: string }>(
  address: string,
  page: Pick<ExamplePage, "family" | "name"> & { examples: readonly E[] },
): E | undefined {
  return page.examples.find(({ id }) => exampleAddress(page, id) === address);
}
