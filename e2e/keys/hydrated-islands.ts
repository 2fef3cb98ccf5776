/** Runs in the page. Returns whether React has hydrated all islands. */
export function islandsAreHydrated(): boolean {
  return [...document.querySelectorAll("[data-island]")].every((island) => {
    // React stores the root fiber on the island's element, under a key that begins like this.
    const [, root] = Object.entries(island).find(([key]) => key.startsWith("__reactContainer$")) ?? [];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}
