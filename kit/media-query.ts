"use client";

import { useSyncExternalStore } from "react";

/** Returns whether a media query matches. Returns `atFirst` on the server and during hydration. */
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

/** Returns whether the visitor prefers reduced motion. Returns true on the server and during hydration. */
export function usePrefersReducedMotion(): boolean {
  return useMediaQuery("(prefers-reduced-motion: reduce)", true);
}
