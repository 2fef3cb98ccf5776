/** A tab of a browser of its own: nothing is remembered from another. */
export interface Tab {
  goto(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What a function says that runs in the page. */
  read<Said extends string | boolean>(work: () => Said): Promise<Said>;
  find(find: Finder, ...wanted: Parameters<Finder>): Promise<Found | null>;
  /** Presses a point of the window. */
  pressAt(x: number, y: number): Promise<void>;
  /** Into what has the focus. */
  type(text: string): Promise<void>;
  /** A key by its name in https://www.w3.org/TR/uievents-key/, pressed and let go; `Shift+PageUp` with another held down. */
  pressKey(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Runs in the page. */
export type Finder = (selector: string, words: string | null, still?: boolean) => Element | undefined;

export interface Found {
  /** As a mouse does it: it must be there to be hit. */
  press(): Promise<void>;
}

export interface Browser {
  open(): Promise<Tab>;
  close(): Promise<void>;
}
