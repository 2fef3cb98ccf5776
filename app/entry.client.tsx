import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { type Islands, islandPrefix } from "./browser/islands.ts";

/** Hydrates each island as a separate root, so that a slow or failing island does not affect the others. */
export function hydrateIslands(islands: Islands) {
  for (const place of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island = "", props = "{}" } = place.dataset;
    const Component = islands[island] as ((props: object) => ReactNode) | undefined;
    if (!Component) throw new Error(`This page's islands have none named ${island}`);
    startTransition(() => hydrate(place, <Component {...JSON.parse(props)} />, islandPrefix(island)));
  }
}

/** Hydrates an island. If React removes it because of an error, restores the server's HTML, which needs no React. */
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
