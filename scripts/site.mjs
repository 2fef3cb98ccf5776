// npm run site -- <command>: the operator's command line.
import { ensureBuilt } from "./built.mjs";
import { environment } from "./environment.mjs";
import { onProjectNode } from "./project-node.mjs";

await onProjectNode(import.meta.url, async () => {
  await ensureBuilt();
  const { runOperator } = await import("../build/server/index.js");
  process.exitCode = await runOperator(process.argv.slice(2), {
    env: environment(),
    out: (line) => console.log(line),
    err: (line) => console.error(line),
    now: Date.now,
  });
});
