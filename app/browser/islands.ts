import type { ReactNode } from "react";

/** The components of a page's islands, by name. */
export type Islands = Readonly<Record<string, (props: never) => ReactNode>>;

/** The URLs of the files that a page's islands need. */
export interface IslandFiles {
  /** The script that hydrates the islands. */
  entry: string;
  /** The module that exports the page's islands. */
  islands: string;
  /** `entry`, `islands` and the URLs of everything they import, for preloading. */
  all: readonly string[];
  /** A stylesheet to load before these scripts, because built pages do not inline the islands' own styles. */
  styles?: string;
}

/** The `identifierPrefix` for `useId`, identical on the server and in the browser. */
export function islandPrefix(name: string): string {
  return `${name}-`;
}
