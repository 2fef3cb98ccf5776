/** A tab with its own profile. It shares no state with other tabs. */
export interface Tab {
  goto(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page and returns its result. */
  read<Said extends string | boolean>(work: () => Said): Promise<Said>;
  find(find: Finder, ...wanted: Parameters<Finder>): Promise<Found | null>;
  /** Clicks at a point in the viewport. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses and releases a key, given as `KeyboardEvent.key`. `Shift+PageUp` presses PageUp while Shift is held. */
  pressKey(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Runs in the page. Finds an element by selector and text content. */
export type Finder = (selector: string, words: string | null, still?: boolean) => Element | undefined;

export interface Found {
  /** Clicks the element, which must be visible and not covered. */
  press(): Promise<void>;
}

export interface Browser {
  open(): Promise<Tab>;
  close(): Promise<void>;
}
