import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { type Islands, islandPrefix } from "./islands.ts";

if (import.meta.env.DEV) await import("virtual:react-router/inject-hmr-runtime");

/** Each island by itself: what one takes long for holds up no other. */
export function hydrateIslands(islands: Islands) {
  for (const place of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island = "", props = "{}" } = place.dataset;
    const Component = islands[island] as ((props: object) => ReactNode) | undefined;
    if (!Component) throw new Error(`This page's islands have none named ${island}`);
    startTransition(() => {
      hydrateRoot(place, <Component {...JSON.parse(props)} />, { identifierPrefix: islandPrefix(island) });
    });
  }
}
