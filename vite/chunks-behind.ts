import type { Rolldown } from "vite";

/** Returns the chunks and all chunks that they import, directly or indirectly. */
export function chunksBehind(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle) {
  return reachable(chunks, ({ imports }) =>
    imports.map((name) => bundle[name]).filter((file) => file?.type === "chunk"),
  );
}

/** Returns the nodes of a graph and all that they lead to, directly or indirectly, in depth-first order. */
export function reachable<Node>(
  nodes: Iterable<Node>,
  next: (node: Node) => Iterable<Node>,
  found = new Set<Node>(),
): Node[] {
  for (const node of nodes) {
    if (found.has(node)) continue;
    found.add(node);
    reachable(next(node), next, found);
  }
  return [...found];
}
