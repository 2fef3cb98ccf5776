import { buttons } from "../../content/showcase/buttons.ts";
import type { ShowcaseWords } from "../../content/showcase/showcase-words.ts";
import { exampleAddress } from "./addresses.ts";

/** Every showcase page, in the order of the specification. */
export const catalogue: readonly ShowcaseWords[] = [buttons];

/** The pages that show one example each. */
export const exampleAddresses: readonly string[] = catalogue.flatMap((page) =>
  page.examples.map(({ id }) => exampleAddress(page, id)),
);
