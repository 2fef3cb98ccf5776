import { createContext, type ReactElement } from "react";

/** Renders an island as a separate root, so that `useId` returns the same ids when it is hydrated. */
export const IslandMarkup = createContext<((island: ReactElement, prefix: string) => string) | null>(null);
