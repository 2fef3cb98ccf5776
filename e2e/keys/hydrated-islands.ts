/** Runs in the page. Touches the islands, which loads React, and returns whether it has hydrated all of them. */
export function islandsAreHydrated(): boolean {
  return [...document.querySelectorAll("[data-island]")].every((island) => {
    island.dispatchEvent(new Event("pointerover"));
    // React stores the root fiber on the island's element, under a key that begins like this.
    const [, root] = Object.entries(island).find(([key]) => key.startsWith("__reactContainer$")) ?? [];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}
