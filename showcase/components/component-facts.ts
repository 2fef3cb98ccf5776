import type { ComponentApi } from "./component-api.ts";

/** What a component's page tells of it, all made from its sources: `import { facts } from "….tsx?facts"`. */
export interface ComponentFacts extends ComponentApi, Styling {
  /** The least that it is given, as lines of HTML. */
  anatomy: string;
  /** All that the `shadcn` command brings with it. */
  files: readonly string[];
  /** The packages that it installs with it. */
  packages: readonly string[];
  /** The other components that it is made of. */
  madeOf: readonly string[];
}

export interface Styling {
  /** Tokens that its styles read, by what they are: what a theme changes of it. */
  tokens: readonly { about: string; names: readonly string[] }[];
  /** Data attributes that its elements are known by, and what each says. */
  attributes: readonly { name: string; says: string }[];
}
