import type { ComponentApi } from "./component-api.ts";

/** What a component's page tells of it, all made from its sources: `import { docs } from "….tsx?docs"`. */
export interface ComponentDocs extends ComponentApi, Styling {
  /** The component whose anatomy is shown: itself, or one that it is a part of. */
  usedAs: string;
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
