import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type Islands, islandPrefix } from "./browser/islands.ts";

/**
 * Hydrates each island as a separate root, so that a slow or failing island does not affect the others. Resolves when
 * all of them respond or have failed.
 */
export async function hydrateIslands(islands: Islands): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>("[data-island]");
  await Promise.all(
    Array.from(places, (place) => {
      const { island = "", props = "{}" } = place.dataset;
      const Component = islands[island] as ((props: object) => ReactNode) | undefined;
      if (!Component) throw new Error(`This page's islands have none named ${island}`);
      return hydrate(place, <Component {...JSON.parse(props)} />, islandPrefix(island));
    }),
  );
}

/** Hydrates an island. If React removes it because of an error, restores the server's HTML, which needs no React. */
function hydrate(place: HTMLElement, island: ReactNode, identifierPrefix: string): Promise<void> {
  const written = place.innerHTML;
  return new Promise((done) =>
    startTransition(() => {
      const root = hydrateRoot(place, <Hydrated done={done}>{island}</Hydrated>, {
        identifierPrefix,
        onUncaughtError(error) {
          reportError(error);
          queueMicrotask(() => {
            root.unmount();
            place.innerHTML = written;
            done();
          });
        },
      });
    }),
  );
}

function Hydrated({ done, children }: { done: () => void; children: ReactNode }) {
  useEffect(done, [done]);
  return children;
}
