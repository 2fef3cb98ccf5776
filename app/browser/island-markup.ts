import { createContext, type ReactElement } from "react";

/** Renders a part of the page by itself, so that React finds the same ids when it takes over that part alone. */
export const IslandMarkup = createContext<((island: ReactElement, prefix: string) => string) | null>(null);
