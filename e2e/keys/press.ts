import type { KeyedComponent } from "../../content/showcase/keyboard.ts";

/** One press of a row of a component's table of keys, and what comes of it. */
export interface Press {
  /** The keys of the row, as the table has them. */
  row: string;
  /** Another page than the component's first. */
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

export interface Keyboard {
  /** Where the component is shown. */
  at: string;
  presses: readonly Press[];
}

export type Keyboards = Readonly<Record<KeyedComponent, Keyboard>>;
