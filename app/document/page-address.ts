import { useLocation } from "react-router";

/** Returns the current page's address without a trailing slash. */
export function usePageAddress(): string {
  return addressIn(useLocation().pathname);
}

/** React Router adds a trailing slash while prerendering. */
export function addressIn(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, "");
}
