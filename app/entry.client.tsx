import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { type Islands, islandPrefix } from "./browser/islands.ts";

if (import.meta.env.DEV) await import("virtual:react-router/inject-hmr-runtime");

/** Each island by itself: what one takes long for holds up no other, and one that fails leaves the others alive. */
export function hydrateIslands(islands: Islands) {
  for (const place of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island = "", props = "{}" } = place.dataset;
    const Component = islands[island] as ((props: object) => ReactNode) | undefined;
    if (!Component) throw new Error(`This page's islands have none named ${island}`);
    startTransition(() => hydrate(place, <Component {...JSON.parse(props)} />, islandPrefix(island)));
  }
}

/** React empties a root that failed. The page's own HTML works without it, so that is put back. */
function hydrate(place: HTMLElement, island: ReactNode, identifierPrefix: string) {
  const written = place.innerHTML;
  const root = hydrateRoot(place, island, {
    identifierPrefix,
    onUncaughtError(error) {
      reportError(error);
      queueMicrotask(() => {
        root.unmount();
        place.innerHTML = written;
      });
    },
  });
}
