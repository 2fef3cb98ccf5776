// npm run site -- <command>: the operator's command line.
import { ensureBuilt } from "./built.mjs";
import { environment } from "./environment.mjs";
import { onProjectNode } from "./project-node.mjs";

await onProjectNode(import.meta.url, async () => {
  const [name, ...args] = process.argv.slice(2);
  // Before any build: facts that are wrong would stop it.
  if (name === "setup") {
    const { setUp } = await import("./setup/setup.ts");
    process.exitCode = await setUp(args);
    return;
  }
  await ensureBuilt();
  if (name === "check") {
    const { checkSite } = await import("./site-check/site-check.ts");
    process.exitCode = checkSite(environment(), Date.now());
    return;
  }
  const { runOperator } = await import("../build/server/index.js");
  process.exitCode = await runOperator(process.argv.slice(2), {
    env: environment(),
    out: (line) => console.log(line),
    err: (line) => console.error(line),
    now: Date.now,
  });
});
