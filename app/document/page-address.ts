import { createContext, useContext } from "react";

/** The current page's path, without a trailing slash. */
export const PageAddress = createContext("/");

/** Returns the current page's path. Not available in islands: they are separate roots, without this context. */
export function usePageAddress(): string {
  return useContext(PageAddress);
}
