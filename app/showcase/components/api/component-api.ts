/** What a file of the kit offers, as its types and docstrings say it. */
export interface ComponentApi {
  /** The components that it exports, its own first. */
  parts: readonly PartApi[];
  /** What else is called: hooks and functions. */
  functions: readonly FunctionApi[];
}

export interface PartApi {
  name: string;
  about: string;
  props: readonly PropApi[];
  /** Also where they are the element's own. */
  takesChildren: boolean;
  /** The elements whose own properties it takes as well. */
  native: readonly string[];
}

export interface PropApi {
  name: string;
  type: string;
  required: boolean;
  /** As the source says it. */
  byDefault?: string;
  about: string;
  /** The words, numbers or truth values that it may be, where it is a choice of them. */
  options?: readonly (string | number | boolean)[];
  /** The properties that one must give, where it is an object or a list of objects. */
  requires?: readonly string[];
  isList?: boolean;
}

export interface FunctionApi {
  name: string;
  type: string;
  about: string;
}
