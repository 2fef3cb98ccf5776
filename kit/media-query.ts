"use client";

import { useSyncExternalStore } from "react";

/** Whether a media query matches. `atFirst` is the value in the HTML and during hydration. */
export function useMediaQuery(query: string, atFirst: boolean): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
    () => atFirst,
  );
}

/** Whether the visitor prefers reduced motion; true in the HTML and during hydration. */
export function usePrefersReducedMotion(): boolean {
  return useMediaQuery("(prefers-reduced-motion: reduce)", true);
}
