import { useLocation } from "react-router";

/** The address of the page shown, as links write it. */
export function usePageAddress(): string {
  return addressIn(useLocation().pathname);
}

/** While pages are prerendered React Router's path ends in a slash. */
export function addressIn(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, "");
}
