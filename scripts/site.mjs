// npm run site -- <command>: the operator's command line.
import { join } from "node:path";
import { ensureBuilt } from "./built.mjs";
import { environment } from "./environment.mjs";
import { onProjectNode, root } from "./project-node.mjs";

await onProjectNode(import.meta.url, async () => {
  const [name, ...args] = process.argv.slice(2);
  // Before any build: facts that are wrong would stop it.
  if (name === "setup") {
    const { setUp } = await import("./setup/setup.ts");
    process.exitCode = await setUp(args);
    return;
  }
  // Neither does this wait for one: what it finds may be why there is none.
  if (name === "newsletter" && args[0] === "check") {
    const { runnerImport } = await import("vite");
    const source = join(root, "scripts", "newsletter-check", "newsletter-check.ts");
    const { module } = await runnerImport(source, { configFile: false, logLevel: "error" });
    process.exitCode = await module.checkNewsletter(args.slice(1), environment(root), Date.now());
    return;
  }
  await ensureBuilt();
  if (name === "check") {
    const { checkSite } = await import("./site-check/site-check.ts");
    process.exitCode = checkSite(environment(root), Date.now());
    return;
  }
  const { runOperator } = await import("../build/server/index.js");
  process.exitCode = await runOperator(process.argv.slice(2), {
    env: environment(root),
    out: (line) => console.log(line),
    err: (line) => console.error(line),
    now: Date.now,
    terminal: process.stdout.isTTY === true,
  });
});
