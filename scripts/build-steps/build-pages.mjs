// One step of the build: the pages, the server and the browsers' files, as `react-router build` makes them; that prints a
// stack for every mistake in a text.
import { onProjectNode, root } from "../project-node.mjs";

await onProjectNode(import.meta.url, async () => {
  const { createBuilder } = await import("vite");
  const builder = await createBuilder({ root });
  await builder.buildApp();
});
// What rendered the pages may still be open.
process.exit();
