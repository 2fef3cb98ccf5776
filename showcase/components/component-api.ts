/** What a file of the kit offers, as its types and docstrings say it. */
export interface ComponentApi {
  /** The components that it exports, its own first. */
  parts: readonly PartApi[];
  /** The types of its own that the props are made of. */
  types: readonly TypeApi[];
  /** What else is called: hooks and functions. */
  functions: readonly FunctionApi[];
}

export interface PartApi {
  name: string;
  about: string;
  props: readonly PropApi[];
  /** Where goes what is no prop of its own, if that is not the outermost element. */
  rest: string;
  /** Also where they are the element's own. */
  takesChildren: boolean;
  /** The elements whose own properties it takes as well. */
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
  /** As the source says it. */
  byDefault?: string;
  about: string;
  /** What it may be answered with: `RangeError 'invalid handle number'`. */
  throws?: readonly string[];
  /** The words, numbers or truth values that it may be, where it is a choice of them. */
  options?: readonly (string | number | boolean)[];
  /** The least that it can be given, as code, where it must be given and code can say it. */
  least?: string;
}

export interface FunctionApi {
  name: string;
  type: string;
  about: string;
}
