/** Data generated from a component's source for its page: `import { facts } from "….tsx?facts"`. */
export interface ComponentFacts extends ComponentApi, Styling {
  /** The minimal usage of the component, with its required props, as lines of HTML. */
  anatomy: string;
  /** All files that the `shadcn` command adds. */
  files: readonly string[];
  /** The npm packages that the `shadcn` command installs. */
  packages: readonly string[];
  /** The kit components that the component imports. */
  madeOf: readonly string[];
}

export interface Styling {
  /** The tokens that the component's styles use, grouped by topic. */
  tokens: readonly { about: string; names: readonly string[] }[];
  /** The data attributes of the component's elements, with their meaning. */
  attributes: readonly { name: string; says: string }[];
}

/** The API of a kit file, read from its types and docstrings. */
export interface ComponentApi {
  /** The exported components, the main one first. */
  parts: readonly PartApi[];
  /** The types used in the props. */
  types: readonly TypeApi[];
  /** Exported hooks and functions. */
  functions: readonly FunctionApi[];
}

export interface PartApi extends TypeApi {
  /** A sentence that says which element receives the remaining props; empty if it is the outermost one. */
  rest: string;
  /** Whether the component accepts children, even if only as a native prop. */
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
  /** The default, as written in the source. */
  byDefault?: string;
  about: string;
  /** The errors thrown for an invalid value, such as `RangeError 'invalid handle number'`. */
  throws?: readonly string[];
  /** The possible values, if the type is a union of literals. */
  options?: readonly (string | number | boolean)[];
  /** The simplest valid value of a required prop, as code. */
  least?: string;
}

export type FunctionApi = Pick<PropApi, "name" | "type" | "about">;
