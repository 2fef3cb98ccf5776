import type { ReactNode } from "react";

/** The parts of a page that React takes over, by name. */
export type Islands = Readonly<Record<string, (props: never) => ReactNode>>;

/** Where the browser gets the islands of a page. */
export interface IslandFiles {
  /** What starts them. */
  entry: string;
  /** The page's own module of islands. */
  islands: string;
  /** These two and everything that they import. */
  all: readonly string[];
}

/** Of the ids inside an island: the same on the server and in the browser. */
export function islandPrefix(name: string): string {
  return `${name}-`;
}
