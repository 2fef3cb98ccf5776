/** Runs in the page: whether React has taken over all of its islands. */
export function islandsAreLive(): boolean {
  return [...document.querySelectorAll("[data-island]")].every((island) => {
    // As React keeps it at the root that it was given.
    const [, root] = Object.entries(island).find(([key]) => key.startsWith("__reactContainer$")) ?? [];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}
