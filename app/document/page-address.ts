import { createContext, useContext } from "react";

/** The current page's address, without a trailing slash. */
export const PageAddress = createContext("/");

/** Returns the current page's address. Islands have none. */
export function usePageAddress(): string {
  return useContext(PageAddress);
}
