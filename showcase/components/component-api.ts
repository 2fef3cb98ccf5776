/** The generated content of a component's page: `import { facts } from "….tsx?facts"`. */
export interface ComponentFacts extends ComponentApi, Styling {
  /** The component with its required props, as lines of HTML. */
  anatomy: string;
  /** All files that the `shadcn` command adds. */
  files: readonly string[];
  /** The packages that the command installs. */
  packages: readonly string[];
  /** The kit's components that the component imports. */
  madeOf: readonly string[];
}

export interface Styling {
  /** The tokens in its styles, grouped by topic. */
  tokens: readonly { about: string; names: readonly string[] }[];
  /** The data attributes of its elements, with their meaning. */
  attributes: readonly { name: string; says: string }[];
}

/** The API of a file of the kit, from its types and docstrings. */
export interface ComponentApi {
  /** The exported components, the main one first. */
  parts: readonly PartApi[];
  /** The exported types of the props. */
  types: readonly TypeApi[];
  /** Exported hooks and functions. */
  functions: readonly FunctionApi[];
}

export interface PartApi {
  name: string;
  about: string;
  props: readonly PropApi[];
  /** The element that receives the remaining props, if it is not the outermost one. */
  rest: string;
  /** Whether the component accepts children, even if only as a native property. */
  takesChildren: boolean;
  /** The elements whose native attributes the component accepts. */
  native: readonly string[];
}

export interface TypeApi {
  name: string;
  about: string;
  props: readonly PropApi[];
}

export interface PropApi {
  name: string;
  type: string;
  required: boolean;
  /** The default as it is written in the source. */
  byDefault?: string;
  about: string;
  /** The errors that an invalid value causes, such as `RangeError 'invalid handle number'`. */
  throws?: readonly string[];
  /** The possible values of a union of literals. */
  options?: readonly (string | number | boolean)[];
  /** The minimal value of a required prop, as code. */
  least?: string;
}

export interface FunctionApi {
  name: string;
  type: string;
  about: string;
}
