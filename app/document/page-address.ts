import { useLocation } from "react-router";

/** The address of the page shown, as links write it: while pages are prerendered React Router's ends in a slash. */
export function usePageAddress(): string {
  const { pathname } = useLocation();
  return pathname.replace(/(?<=.)\/$/, "");
}
