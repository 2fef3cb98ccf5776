"use client";

import { useSyncExternalStore } from "react";

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the visitor prefers reduced motion; true in the HTML and during hydration. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(reducedMotion);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => matchMedia(reducedMotion).matches,
    () => true,
  );
}
