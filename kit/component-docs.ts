/**
 * What the page of a component says and no type tells: `export const docs = {…} satisfies ComponentDocs<ButtonProps>` in
 * `<component>.docs.ts` beside it. Also read where no styles and no elements can be: it imports types alone.
 */
export interface ComponentDocs<Props extends object = object> {
  /** A large composition of which a page has one: it is listed apart from components. */
  block?: true;
  /** What a screen reader says of it. */
  heard: string;
  /** What was left out, and why. */
  leftOut?: string;
  /** What the keys do where it has more than Tab, and the presses that show it. */
  keys?: {
    /** Where they are pressed: `<page>/<example>`. */
    at: string;
    rows: readonly KeyRow[];
  };
  /** Data attributes that a style sheet may ask for: what each of them says. */
  attributes?: Readonly<Record<string, string>>;
  /** The least that it is given, as code, where its types don't say how parts lie inside of one another. */
  anatomy?: string;
  /** It with the least around it, to be seen with each of its options: for options that no example shows side by side. */
  specimen?: {
    /** How much room it takes, if it has no width of its own. */
    room?: "narrow" | "small" | "card" | "wide";
    props: Props;
    /** Options that are made for dark ground. */
    onRock?: Partial<Props>;
  };
  /** What it is like beside its options: the properties that make it so. */
  states?: readonly Partial<Props>[];
  /** Its own, where no page of the showcase shows it by itself. */
  examples?: readonly { id: string; title: string; note: string; height?: number }[];
  /** Sends React to the browser: for examples of its own that need it. */
  hydrate?: boolean;
  /** The version of the kit that brought it: `next` until that has a number. */
  since: string;
  /** What a version has changed for those who had it before, a sentence each; the newest first. */
  changes?: readonly { version: string; what: string }[];
}

/** A row of the table of keys, each of which is pressed by `e2e/keys`. */
export interface KeyRow {
  /** As they stand on a keyboard. */
  keys: readonly string[];
  does: string;
  /** After those of the row before, in the same page. */
  presses: readonly Press[];
}

/** A press of some keys, and what comes of it. In selectors `&` is the preview of the example. */
export interface Press {
  /** Another example to go to before: `<page>/<example>`. */
  at?: string;
  /** A selector of what gets the focus before; without one it stays where the last press left it. */
  focus?: string;
  /** By their names in https://www.w3.org/TR/uievents-key/, one after the other. */
  keys: readonly string[];
  /** Pressed again until it shows: a key that falls into a smooth scroll may be lost, or turn round from where that was. */
  again?: boolean;
  /** Left and right are exchanged where the page is written from right to left. */
  mirrored?: boolean;
  /** A selector that then finds something, or what then is true in the page. */
  shows: string | (() => boolean);
}
