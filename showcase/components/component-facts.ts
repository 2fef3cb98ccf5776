import type { ComponentApi } from "./component-api.ts";

/** The generated content of a component's page: `import { facts } from "….tsx?facts"`. */
export interface ComponentFacts extends ComponentApi, Styling {
  /** The component with its required props, as lines of HTML. */
  anatomy: string;
  /** All files that the `shadcn` command adds. */
  files: readonly string[];
  /** The packages that the command installs. */
  packages: readonly string[];
  /** The components that it imports. */
  madeOf: readonly string[];
}

export interface Styling {
  /** The tokens in its styles, grouped by topic. */
  tokens: readonly { about: string; names: readonly string[] }[];
  /** The data attributes of its elements, with their meaning. */
  attributes: readonly { name: string; says: string }[];
}
