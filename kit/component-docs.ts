/**
 * What the page of a component says beyond its types: `export const docs = {…} satisfies ComponentDocs<ButtonProps>` in
 * `<component>.docs.ts` beside it. Scripts read it too, so it imports only types, no styles and no components.
 */
export interface ComponentDocs<Props extends object = object> {
  /** A large section that a page has once; the showcase lists it apart from components. */
  block?: true;
  /** What a screen reader announces. */
  heard: string;
  /** What the component deliberately lacks, and why. */
  leftOut?: string;
  /** The keys in addition to Tab, with tests that press them. */
  keys?: {
    /** The example in which the tests press them: `<page>/<example>`. */
    at: string;
    rows: readonly KeyRow[];
  };
  /** Data attributes for style sheets, and what each of them means. */
  attributes?: Readonly<Record<string, string>>;
  /** The minimal usage as code, if the types don't show how parts are nested. */
  anatomy?: string;
  /** Props for a minimal example that is shown with each option, if no example shows the options side by side. */
  specimen?: {
    /** The width of its container, if it has no width itself. */
    room?: "narrow" | "small" | "card" | "wide";
    props: Props;
    /** Props for a dark background. */
    onRock?: Partial<Props>;
  };
  /** States in addition to the options, as props. */
  states?: readonly Partial<Props>[];
  /** Examples on the component's own page, if it has no other page in the showcase. */
  examples?: readonly { id: string; title: string; note: string; height?: number }[];
  /** Hydrates the page, for examples that need React. */
  hydrate?: boolean;
  /** The version of the kit that added it: `next` until that version has a number. */
  since: string;
  /** Changes that affect users of an older version, in a sentence each; the newest first. */
  changes?: readonly { version: string; what: string }[];
}

/** A row of the table of keys; `e2e/keys` presses each of them. */
export interface KeyRow {
  /** The keys, as labelled on a keyboard. */
  keys: readonly string[];
  does: string;
  /** Pressed after the keys of the previous row, on the same page. */
  presses: readonly Press[];
}

/** Keys to press, and the expected result. In selectors, `&` is the preview of the example. */
export interface Press {
  /** The example to open first: `<page>/<example>`. */
  at?: string;
  /** A selector of the element to focus first. By default the focus stays where it is. */
  focus?: string;
  /** Names as in https://www.w3.org/TR/uievents-key/, in order. */
  keys: readonly string[];
  /**
   * Whether to press the keys again until the result shows, because a key pressed during smooth scrolling may be lost,
   * or count from an intermediate position.
   */
  again?: boolean;
  /** Whether left and right are swapped in right-to-left pages. */
  mirrored?: boolean;
  /** A selector that must match afterwards, or a condition that must be true in the page. */
  shows: string | (() => boolean);
}
