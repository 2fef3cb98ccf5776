/**
 * The documentation of a component on its page in the showcase, in addition to what its types say. Each
 * `<component>.docs.ts` contains `export const docs = {…} satisfies ComponentDocs<…Props>`, and may import only types,
 * because scripts read these files too.
 */
export interface ComponentDocs<Props extends object = object> {
  /**
   * Marks the component as a block: a large section that occurs once on a page. The showcase lists blocks separately.
   */
  block?: true;
  /** What a screen reader announces. */
  heard: string;
  /** What the component deliberately lacks, and why. */
  leftOut?: string;
  /** The keys that the component supports in addition to Tab, with tests that press these keys. */
  keys?: readonly KeyRow[];
  /** The example in which the tests press the keys: `<page>/<example>`. */
  keysAt?: string;
  /** Data attributes for style sheets, and what each one means. */
  attributes?: Readonly<Record<string, string>>;
  /** The minimal usage as code, for a component whose types don't show how its parts are nested. */
  anatomy?: string;
  /** A minimal example, which the page repeats for each option. Leave it out if other examples show all options. */
  specimen?: {
    /** The width of the example's container, for a component without a width of its own. */
    room?: "narrow" | "small" | "card" | "wide";
    props: Props;
    /** Additional props for the minimal example on a dark background. */
    onRock?: Partial<Props>;
  };
  /** The states that the page shows in addition to the options: one set of props for each state. */
  states?: readonly Partial<Props>[];
  /** Examples on the component's own page, for a component that no other page of the showcase covers. */
  examples?: readonly { id: string; title: string; note: string; height?: number }[];
  /** Hydrates the page, for examples that need React. */
  hydrate?: boolean;
  /** The version that introduced the component, or `next` if it has no number yet. By default the first, 1.0.0. */
  since?: string;
  /** Changes that affect users of an older version, by version, newest first: one sentence each. */
  changes?: Readonly<Record<string, readonly string[]>>;
}

/** A row of the keyboard table. `e2e/keys` runs the test of each row. */
export interface KeyRow {
  /** The labels of the keys. */
  keys: readonly string[];
  does: string;
  /** The test of the row. It continues on the page that the previous row's test left open. */
  presses: readonly Press[];
}

/** Keys to press, and the expected result. In selectors, `&` stands for the example's preview. */
export interface Press {
  /** The example to open first: `<page>/<example>`. */
  at?: string;
  /** A selector for the element to focus first. By default the focus stays where it is. */
  focus?: string;
  /** The keys in the order in which they are pressed, named as in https://www.w3.org/TR/uievents-key/. */
  keys: readonly string[];
  /**
   * Whether the test repeats the key presses until it sees the result. Needed while the page scrolls smoothly, because
   * a key press may then have no effect.
   */
  again?: boolean;
  /** Whether the left and right arrow keys are swapped on right-to-left pages. */
  mirrored?: boolean;
  /** A selector that must match afterwards, or a function that runs in the page and must then return true. */
  shows: string | (() => boolean);
}
