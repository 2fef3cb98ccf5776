import { createContext, type ReactElement } from "react";

/** Renders an island to HTML as a separate root, so that `useId` returns the same ids as during hydration. */
export const IslandMarkup = createContext<((island: ReactElement, prefix: string) => string) | null>(null);
