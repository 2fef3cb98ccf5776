import { useSyncExternalStore } from "react";

const lessMotion = "(prefers-reduced-motion: reduce)";

/** True in the HTML, while React takes over, and for as long as the visitor wants less motion. */
export function useStillness(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(lessMotion);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => matchMedia(lessMotion).matches,
    () => true,
  );
}
