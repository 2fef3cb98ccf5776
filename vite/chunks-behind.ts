import type { Rolldown } from "vite";

/** Returns the chunks and all chunks that they import, directly or indirectly, in depth-first order. */
export function chunksBehind(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
  found = new Set<Rolldown.OutputChunk>(),
): Rolldown.OutputChunk[] {
  for (const chunk of chunks) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const imported = chunk.imports.map((name) => bundle[name]);
    chunksBehind(
      imported.filter((file) => file?.type === "chunk"),
      bundle,
      found,
    );
  }
  return [...found];
}
