"use client";

import { useSyncExternalStore } from "react";

/** False on the server and while React takes over its HTML, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
