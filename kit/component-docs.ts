/**
 * The part of a component's page that is not in its types. It is `export const docs = {…} satisfies
 * ComponentDocs<ButtonProps>` in `<component>.docs.ts`. Such a file imports only types, because scripts read it too.
 */
export interface ComponentDocs<Props extends object = object> {
  /** Marks a large section that a page has once. The showcase lists these apart from components. */
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
  /** A minimal example, which the page shows with each option. Missing if other examples show all options. */
  specimen?: {
    /** The width of its container, if it has no width itself. */
    room?: "narrow" | "small" | "card" | "wide";
    props: Props;
    /** Additional props for the minimal example on a dark background. */
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
  /** The labels of the keys. */
  keys: readonly string[];
  does: string;
  /** The test of the row. It runs on the page as the test of the previous row has left it. */
  presses: readonly Press[];
}

/** Keys to press, and the expected result. In selectors, `&` is the preview of the example. */
export interface Press {
  /** The example to open first: `<page>/<example>`. */
  at?: string;
  /** A selector of the element to focus first. By default the focus stays where it is. */
  focus?: string;
  /** The keys in their order, by the names in https://www.w3.org/TR/uievents-key/. */
  keys: readonly string[];
  /**
   * Whether the test presses the keys again until it sees the result. A key that is pressed during smooth scrolling may
   * have no effect.
   */
  again?: boolean;
  /** Whether left and right are swapped in right-to-left pages. */
  mirrored?: boolean;
  /** A selector that must match afterwards, or a condition that must be true in the page. */
  shows: string | (() => boolean);
}
